import { createHash } from 'node:crypto'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { extractStyle } from '@ant-design/static-style-extract'
import { ConfigProvider } from 'antd'
import { ANTD_THEME } from './antd-theme'

/** Components the mall uses; a test fails when a source imports another from antd. */
const USED = ['message']

// Runs before `next build` and `next dev`: writes antd's stylesheet under a content hash, and the
// module that names it.
const css = extractStyle({
  // The run-time styles that `zeroRuntime` turns off are what is extracted here.
  customTheme: (node) => (
    <ConfigProvider theme={{ ...ANTD_THEME, zeroRuntime: false }}>{node}</ConfigProvider>
  ),
  includes: USED,
})
const name = `antd.${createHash('sha256').update(css).digest('hex').slice(0, 12)}.css`
const folder = resolve('public/antd')
rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
writeFileSync(resolve(folder, name), css)
writeFileSync(
  resolve('styles/antd-stylesheet.ts'),
  `/** Written by styles/build-antd-css.tsx. */\nexport const ANTD_STYLESHEET = '/antd/${name}'\n`,
)
