import { Head, Html, Main, NextScript } from 'next/document'
import { isDemoMall } from '@/services/env'

export default function MallDocument() {
  return (
    <Html lang="zh-CN">
      <Head>
        <meta name="theme-color" content="rgb(44,98,154)" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="manifest" href="/manifest.webmanifest" />
      </Head>
      <body>
        {isDemoMall() ? (
          <aside className="demo-line" aria-label="演示商城">
            演示商城：商品虚构、账号公开，请勿填写真实信息
          </aside>
        ) : null}
        <Main />
        <NextScript />
      </body>
    </Html>
  )
}
