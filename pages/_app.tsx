import type { AppContext, AppProps } from 'next/app'
import dynamic from 'next/dynamic'
import Head from 'next/head'
import { useState } from 'react'
import { Layout } from '@/components/layout/layout'
import { CrashGuard, LastGuard } from '@/components/site/crash-guard'
import { late } from '@/components/ui/late'
import { Toaster } from '@/components/ui/toaster'
import { SITE } from '@/contract/site/company-rules'
import { useInputBeforeHydration } from '@/hooks/browser/use-input-before-hydration'
import { nextPageReady } from '@/hooks/call/held-page'
import { MallProvider } from '@/hooks/mall-provider'
import { shownAreas } from '@/services/area/areas'
import type { PageData } from '@/services/page/page-data'
import type { MallPage } from '@/services/page/page-loader'
import '@/styles/tokens.css'
import '@/styles/global.css'

/** Loaded after the page, which does not need it to be read. */
const BesidePages = dynamic(
  async () =>
    (await import(/* webpackChunkName: 'beside' */ '@/components/layout/beside-pages')).BesidePages,
  { ssr: false, loading: late() },
)

/** `page` comes only with the first page; `own` is the result of the page's own getInitialProps. */
type MallPageProps = { page?: PageData; own?: object }
type MallAppProps = AppProps<MallPageProps> & { Component: MallPage }

function Framed({ Component, pageProps: { own = {} } }: MallAppProps) {
  useInputBeforeHydration()
  // Before the file of what compares it has come: another tab may choose an area meanwhile.
  const [areasAtLoad] = useState(shownAreas)
  const getLayout = Component.getLayout ?? ((page) => <Layout>{page}</Layout>)
  return (
    <>
      <BesidePages areasAtLoad={areasAtLoad} />
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
    const { handlePageRequest, loadPage, sendUnchanged } = await import(
      '@/services/page/page-loader'
    )
    if (!handlePageRequest(Component, ctx)) return { pageProps: {} }
    const page = await loadPage(Component, ctx)
    return { pageProps: sendUnchanged(Component, ctx, page) ? {} : { own, page } }
  }
  await nextPageReady()
  return { pageProps: { own } }
}
