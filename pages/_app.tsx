import type { AppContext, AppProps } from 'next/app'
import Head from 'next/head'
import { CrashGuard, LastGuard } from '@/components/error/crash-guard'
import { Layout } from '@/components/layout/layout'
import { RouteProgress } from '@/components/layout/route-progress'
import { Toaster } from '@/components/shared/toaster'
import { SITE } from '@/contract/site'
import { MallProvider } from '@/hooks/mall-provider'
import type { MallPage } from '@/hooks/page-loader'
import { useOfflinePage } from '@/hooks/use-offline-page'
import { useTabSync } from '@/hooks/use-tab-sync'
import type { PageData } from '@/services/page-data'
import '@/styles/tokens.css'
import '@/styles/global.css'

/** `page` comes with the first page alone; `own` is what the page's own getInitialProps gave. */
type MallPageProps = { page?: PageData; own?: object }
type MallAppProps = AppProps<MallPageProps> & { Component: MallPage }

function Framed({ Component, pageProps: { own = {} } }: MallAppProps) {
  useTabSync()
  useOfflinePage()
  const getLayout = Component.getLayout ?? ((page) => <Layout>{page}</Layout>)
  return (
    <>
      <RouteProgress />
      {getLayout(<Component {...own} />, own)}
    </>
  )
}

/** The frame around every page; page data is loaded on the server and never by a transition. */
export default function MallApp(props: MallAppProps) {
  const { page } = props.pageProps
  return (
    <LastGuard apiBase={page?.apiBase}>
      <Toaster>
        <MallProvider page={page}>
          <Head>
            <title>{SITE.name}</title>
            <meta name="viewport" content="width=device-width, initial-scale=1" />
          </Head>
          <CrashGuard apiBase={page?.apiBase} path={props.router.asPath}>
            <Framed {...props} />
          </CrashGuard>
        </MallProvider>
      </Toaster>
    </LastGuard>
  )
}

MallApp.getInitialProps = async ({ Component, ctx }: AppContext) => {
  const own = await Component.getInitialProps?.(ctx)
  if (!ctx.req) return { pageProps: { own } }
  // Imported here, so that the browser never loads what only the server runs.
  const { admitPage, loadPage } = await import('@/hooks/page-loader')
  if (!admitPage(Component, ctx)) return { pageProps: {} }
  return { pageProps: { own, page: await loadPage(Component, ctx) } }
}
