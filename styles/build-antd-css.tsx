import { createHash } from 'node:crypto'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { extractStyle } from '@ant-design/static-style-extract'
import { ConfigProvider } from 'antd'
import { ANTD_KEY, ANTD_THEME } from './antd-theme'

/** What a toast needs: any page may show one, and waits for nothing else. */
const TOAST = ['message']
/** Components of the screens, and Row and Col within Form; a test fails when another is imported. */
const USED = [
  'Alert',
  'Button',
  'Col',
  'DatePicker',
  'Form',
  'Input',
  'InputNumber',
  'Popconfirm',
  'Radio',
  'Row',
  'Table',
  'Tag',
]

// Not 0s: antd waits for the end of a transition, and one without duration never ends.
const CALM = ['fast', 'mid', 'slow'].map((pace) => `--ant-motion-duration-${pace}:1ms`).join(';')
/** Twice the class, so as to come before antd's own values of the same variables. */
const REDUCED_MOTION = `@media (prefers-reduced-motion:reduce){.${ANTD_KEY}.${ANTD_KEY}{${CALM}}}`

// Runs before `next build` and `next dev`: writes antd's stylesheets under content hashes, and the
// module that names them.
const folder = resolve('public/antd')
rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })

/** Writes the styles of components; its address. */
function writeStyles(components: string[]): string {
  const extracted = extractStyle({
    // The run-time styles that `zeroRuntime` turns off are what is extracted here.
    customTheme: (node) => (
      <ConfigProvider theme={{ ...ANTD_THEME, zeroRuntime: false }}>{node}</ConfigProvider>
    ),
    includes: components,
  })
  const css = extracted + REDUCED_MOTION
  const name = `antd.${createHash('sha256').update(css).digest('hex').slice(0, 12)}.css`
  writeFileSync(resolve(folder, name), css)
  return `/antd/${name}`
}

writeFileSync(
  resolve('styles/antd-stylesheet.ts'),
  `/** Written by styles/build-antd-css.tsx: for toasts, and for screens. */
export const TOAST_STYLESHEET = '${writeStyles(TOAST)}'
export const SCREEN_STYLESHEET = '${writeStyles(USED)}'
`,
)
