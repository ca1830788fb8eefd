import { CrashView } from '@/components/error/crash-view'
import { NotFoundView } from '@/components/error/not-found-view'
import { Layout } from '@/components/layout/layout'
import type { MallPage } from '@/hooks/page-loader'

type ErrorPageProps = { statusCode?: number }

const NOT_FOUND = 404

/** Unknown addresses, and renderings that failed. */
const ErrorPage: MallPage<ErrorPageProps> = ({ statusCode }) =>
  statusCode === NOT_FOUND ? <NotFoundView /> : <CrashView />

ErrorPage.getInitialProps = ({ res, err }) => ({
  statusCode: res?.statusCode ?? err?.statusCode ?? NOT_FOUND,
})
ErrorPage.isLive = true
// A rendering that failed may have failed in the frame: the crash page stands without it.
ErrorPage.getLayout = (page, { statusCode }) =>
  statusCode === NOT_FOUND ? <Layout>{page}</Layout> : page
export default ErrorPage
