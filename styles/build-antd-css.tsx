import { createHash } from 'node:crypto'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { extractStyle } from '@ant-design/static-style-extract'
import { ConfigProvider } from 'antd'
import { parse } from 'postcss'
import { ANTD_THEME } from './antd-theme'
import { groupsByPage, widgetsByGroup } from './antd-widgets'

/** What a toast needs: any page may show one, and waits for nothing else. */
const TOAST = ['message']

/** Selectors nothing here matches, a quarter of the whole. A screen that wants one takes it out. */
const UNUSED = [
  // Rendered by the extraction outside our provider.
  /\.css-var-_R_/,
  /-rtl\b/,
  /^a\[disabled\]/,
  /\.ant-(input|select|picker|cascader)[a-z-]*-(filled|underlined|borderless|dashed)\b/,
  /-(purple|cyan|magenta|pink|yellow|volcano|geekblue|lime|gold)\b/,
  /-(otp|input-group|input-search|compact)\b/,
  /\.ant-upload-(list|drag|select)/,
  /\.ant-picker[a-z-]*(time|week|quarter|range(?!s)|multiple)/,
  /-col-(xs|sm|md|lg|xl|xxl|xxxl)-/,
]

// Runs before `next build` and `next dev`: writes antd's stylesheets under content hashes, and the
// module that names them.
const folder = resolve('public/antd')
rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })

/**
 * antd styles every link of the document: here it is links without a class in a screen or a dialog,
 * and as weakly as a bare `a`, also while hovered, so that a class around them decides.
 */
function scoped(selector: string): string {
  const [, state] = /^a(:[\w-]+)?$/.exec(selector) ?? []
  if (!/^a\b/.test(selector)) return selector
  return `a:where(main *, .ant-modal *):where(:not([class])${state ?? ''})`
}

/** A stylesheet without the selectors nothing matches, and without a say on the rest of the page. */
function tidied(css: string): string {
  const sheet = parse(css)
  sheet.walkRules((rule) => {
    const kept = rule.selectors.filter((one) => !UNUSED.some((pattern) => pattern.test(one)))
    if (kept.length === 0) rule.remove()
    else rule.selectors = kept.map(scoped)
  })
  return sheet.toString()
}

/** Writes the styles of widgets; its address. */
function writeStyles(widgets: readonly string[]): string {
  const extracted = extractStyle({
    // The run-time styles that `zeroRuntime` turns off are what is extracted here.
    customTheme: (node) => (
      <ConfigProvider theme={{ ...ANTD_THEME, zeroRuntime: false }}>{node}</ConfigProvider>
    ),
    includes: [...widgets],
  })
  const css = tidied(extracted)
  const name = `antd.${createHash('sha256').update(css).digest('hex').slice(0, 12)}.css`
  writeFileSync(resolve(folder, name), css)
  return `/antd/${name}`
}

const screens = new Map(
  [...widgetsByGroup()].map(([group, widgets]) => [group, writeStyles(widgets)]),
)
const lines = [...screens].map(([group, href]) => `  '${group}': '${href}',`)
const pageGroups = [...groupsByPage()]
const pages = [...screens].flatMap(([group, href]) => {
  const routes = pageGroups.flatMap(([route, groups]) => (groups.includes(group) ? [route] : []))
  return routes.length > 0 ? [`  '${href}': '${routes.join(' ')}',`] : []
})

writeFileSync(
  resolve('styles/antd-stylesheet.ts'),
  `/** Written by styles/build-antd-css.tsx: for toasts, and for each group of screens. */
export const TOAST_STYLESHEET = '${writeStyles(TOAST)}'
export const SCREEN_STYLESHEETS = {
${lines.join('\n')}
} as const
`,
)

writeFileSync(
  resolve('styles/page-stylesheets.ts'),
  `/** Written by styles/build-antd-css.tsx: each stylesheet, and the pages whose screens need it. */
export const PAGE_STYLESHEETS: Readonly<Record<string, string>> = {
${pages.join('\n')}
}
`,
)
