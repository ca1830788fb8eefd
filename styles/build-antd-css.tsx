import { createHash } from 'node:crypto'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { extractStyle } from '@ant-design/static-style-extract'
import { ConfigProvider } from 'antd'
import { ANTD_KEY, ANTD_THEME } from './antd-theme'

/** Components the mall uses; a test fails when a source imports another from antd. */
const USED = ['message']

// Not 0s: antd waits for the end of a transition, and one without duration never ends.
const CALM = ['fast', 'mid', 'slow'].map((pace) => `--ant-motion-duration-${pace}:1ms`).join(';')
/** Twice the class, so as to come before antd's own values of the same variables. */
const REDUCED_MOTION = `@media (prefers-reduced-motion:reduce){.${ANTD_KEY}.${ANTD_KEY}{${CALM}}}`

// Runs before `next build` and `next dev`: writes antd's stylesheet under a content hash, and the
// module that names it.
const extracted = extractStyle({
  // The run-time styles that `zeroRuntime` turns off are what is extracted here.
  customTheme: (node) => (
    <ConfigProvider theme={{ ...ANTD_THEME, zeroRuntime: false }}>{node}</ConfigProvider>
  ),
  includes: USED,
})
const css = extracted + REDUCED_MOTION
const name = `antd.${createHash('sha256').update(css).digest('hex').slice(0, 12)}.css`
const folder = resolve('public/antd')
rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
writeFileSync(resolve(folder, name), css)
writeFileSync(
  resolve('styles/antd-stylesheet.ts'),
  `/** Written by styles/build-antd-css.tsx. */\nexport const ANTD_STYLESHEET = '/antd/${name}'\n`,
)
