import { Head, Html, Main, NextScript } from 'next/document'

export default function MallDocument() {
  return (
    <Html lang="zh-CN">
      <Head>
        <meta name="theme-color" content="rgb(44,98,154)" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="manifest" href="/manifest.webmanifest" />
      </Head>
      <body>
        <Main />
        <NextScript />
      </body>
    </Html>
  )
}
