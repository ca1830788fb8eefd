import type { NextPageContext } from 'next'
import { CrashView } from '@/components/error/crash-view'
import { NotFoundView } from '@/components/error/not-found-view'

type ErrorPageProps = { statusCode: number }

/** Unknown addresses, and renderings that failed. */
export default function ErrorPage({ statusCode }: ErrorPageProps) {
  if (statusCode === 404) return <NotFoundView />
  return <CrashView onReload={() => window.location.reload()} />
}

ErrorPage.getInitialProps = ({ res, err }: NextPageContext) => ({
  statusCode: res?.statusCode ?? err?.statusCode ?? 404,
})
