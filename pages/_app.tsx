import type { AppContext, AppProps } from 'next/app'
import dynamic from 'next/dynamic'
import Head from 'next/head'
import { Layout } from '@/components/layout/layout'
import { CrashGuard, LastGuard } from '@/components/site/crash-guard'
import { Toaster } from '@/components/ui/toaster'
import { SITE } from '@/contract/site/company-rules'
import { useInputBeforeHydration } from '@/hooks/browser/use-input-before-hydration'
import { nextPageReady } from '@/hooks/call/held-page'
import { MallProvider } from '@/hooks/mall-provider'
import { useOfflinePage } from '@/hooks/site/use-offline-page'
import { useTabSync } from '@/hooks/site/use-tab-sync'
import type { PageData } from '@/services/page/page-data'
import type { MallPage } from '@/services/page/page-loader'
import '@/styles/tokens.css'
import '@/styles/global.css'

/** Loaded after the page: before that there is no transition to show. */
const RouteProgress = dynamic(
  async () => (await import('@/components/layout/route-progress')).RouteProgress,
  { ssr: false },
)

/** `page` comes only with the first page; `own` is the result of the page's own getInitialProps. */
type MallPageProps = { page?: PageData; own?: object }
type MallAppProps = AppProps<MallPageProps> & { Component: MallPage }

function Framed({ Component, pageProps: { own = {} } }: MallAppProps) {
  useInputBeforeHydration()
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

/** Wraps every page; page data is loaded on the server and never by a transition. */
export default function MallApp(props: MallAppProps) {
  const { page } = props.pageProps
  return (
    <LastGuard page={page}>
      <Toaster>
        <MallProvider page={page}>
          <Head>
            <title>{SITE.name}</title>
            <meta
              name="viewport"
              content="width=device-width, initial-scale=1, viewport-fit=cover"
            />
          </Head>
          <CrashGuard page={page} path={props.router.asPath}>
            <Framed {...props} />
          </CrashGuard>
        </MallProvider>
      </Toaster>
    </LastGuard>
  )
}

MallApp.getInitialProps = async ({ Component, ctx }: AppContext) => {
  const own = await Component.getInitialProps?.(ctx)
  // The condition is known at build time: server-only code is removed from the browser's bundle.
  if (typeof window === 'undefined') {
    const { handlePageRequest, loadPage } = await import('@/services/page/page-loader')
    if (!handlePageRequest(Component, ctx)) return { pageProps: {} }
    return { pageProps: { own, page: await loadPage(Component, ctx) } }
  }
  await nextPageReady()
  return { pageProps: { own } }
}
