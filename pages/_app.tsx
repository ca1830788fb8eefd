import type { AppContext, AppProps } from 'next/app'
import Head from 'next/head'
import { ErrorBoundary } from 'react-error-boundary'
import { CrashView } from '@/components/error/crash-view'
import { Layout } from '@/components/layout/layout'
import { RouteProgress } from '@/components/layout/route-progress'
import { Toaster } from '@/components/shared/toaster'
import { SITE } from '@/contract/site'
import { MallProvider } from '@/hooks/mall-provider'
import type { MallPage } from '@/hooks/page-loader'
import { useCrashReport } from '@/hooks/use-crash-report'
import type { PageData } from '@/services/page-data'
import '@/styles/tokens.css'
import '@/styles/global.css'

/** `page` comes with the first page alone; `own` is what the page's own getInitialProps gave. */
type MallPageProps = { page?: PageData; own?: object }
type MallAppProps = AppProps<MallPageProps> & { Component: MallPage }

function Framed({ Component, pageProps, router }: MallAppProps) {
  const report = useCrashReport()
  const getLayout = Component.getLayout ?? ((page) => <Layout>{page}</Layout>)
  const crash = <CrashView onReload={() => window.location.reload()} />
  return (
    <ErrorBoundary fallback={crash} onError={report} resetKeys={[router.asPath]}>
      <RouteProgress />
      {getLayout(<Component {...pageProps.own} />)}
    </ErrorBoundary>
  )
}

/** The frame around every page; page data is loaded on the server and never by a transition. */
export default function MallApp(props: MallAppProps) {
  return (
    <Toaster>
      <MallProvider page={props.pageProps.page}>
        <Head>
          <title>{SITE.name}</title>
          <meta name="viewport" content="width=device-width, initial-scale=1" />
        </Head>
        <Framed {...props} />
      </MallProvider>
    </Toaster>
  )
}

MallApp.getInitialProps = async ({ Component, ctx }: AppContext) => {
  const own = await Component.getInitialProps?.(ctx)
  if (!ctx.req) return { pageProps: { own } }
  // Imported here, so that the browser never loads what only the server runs.
  const { loadPage } = await import('@/hooks/page-loader')
  return { pageProps: { own, page: await loadPage(Component, ctx) } }
}
