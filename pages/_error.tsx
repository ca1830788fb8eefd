import { Layout } from '@/components/layout/layout'
import { CrashView } from '@/components/site/crash-view'
import { NotFoundView } from '@/components/site/not-found-view'
import type { MallPage } from '@/services/page/page-loader'

type ErrorPageProps = { statusCode?: number }

const NOT_FOUND = 404

/** Error page: unknown addresses and failed server renders. */
const ErrorPage: MallPage<ErrorPageProps> = ({ statusCode }) =>
  statusCode === NOT_FOUND ? <NotFoundView /> : <CrashView />

ErrorPage.getInitialProps = ({ res, err }) => ({
  statusCode: res?.statusCode ?? err?.statusCode ?? NOT_FOUND,
})
ErrorPage.noCache = true
// A failed render may have failed in the layout: the crash page does without it.
ErrorPage.getLayout = (page, { statusCode }) =>
  statusCode === NOT_FOUND ? <Layout>{page}</Layout> : page
export default ErrorPage
