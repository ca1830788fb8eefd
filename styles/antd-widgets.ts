import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Widgets whose styles another one needs inside it. */
const COMPANIONS: Readonly<Record<string, readonly string[]>> = {
  Form: ['Row', 'Col'],
  Modal: ['Button'],
  Popconfirm: ['Button'],
  Table: ['Checkbox'],
}

/** Without styles of their own. */
const PLAIN: readonly string[] = ['ConfigProvider', 'message']

const DIALOGS = 'dialogs'
const GROUP = /<AntdScreen\s+group="([^"]+)"/
const ANTD_IMPORT = /import \{([^}]*)\} from 'antd'/g
const OWN_IMPORT = /(?:from |import\()'((?:@\/components|\.)[^']*)'/g

const sourceAt = (path: string) => readFileSync(path, 'utf8')

/** The file an import leads to; null for what holds no component (styles, other layers). */
function resolved(from: string, address: string): string | null {
  const path = address.startsWith('@/') ? address.slice(2) : join(dirname(from), address)
  return [`${path}.tsx`, `${path}.ts`].find((file) => existsSync(file)) ?? null
}

function widgetsIn(source: string): string[] {
  return [...source.matchAll(ANTD_IMPORT)]
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.trim())
    .filter((name) => /^[A-Z]/.test(name) && !PLAIN.includes(name))
}

/** Adds the widgets of a file and of what it imports; a screen further on brings its own. */
function collect(path: string, into: Set<string>, seen: Set<string>) {
  if (seen.has(path)) return
  const isFirst = seen.size === 0
  seen.add(path)
  const source = sourceAt(path)
  if (!isFirst && GROUP.test(source)) return
  for (const widget of widgetsIn(source)) {
    into.add(widget)
    for (const companion of COMPANIONS[widget] ?? []) into.add(companion)
  }
  for (const [, address = ''] of source.matchAll(OWN_IMPORT)) {
    const next = resolved(path, address)
    if (next) collect(next, into, seen)
  }
}

/** Adds the groups of screens a file shows, itself or by what it imports; what they open is theirs. */
function collectGroups(path: string, into: Set<string>, seen: Set<string>) {
  if (seen.has(path)) return
  seen.add(path)
  const source = sourceAt(path)
  const group = GROUP.exec(source)?.[1]
  if (group) {
    into.add(group)
    return
  }
  for (const [, address = ''] of source.matchAll(OWN_IMPORT)) {
    const next = resolved(path, address)
    if (next) collectGroups(next, into, seen)
  }
}

/** The groups of screens each page shows, by its route, without the dialogs it may open. */
export function groupsByPage(folder = 'pages'): ReadonlyMap<string, readonly string[]> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const pages = names.filter((name) => name.endsWith('.tsx') && !name.startsWith('_')).sort()
  return new Map(
    pages.flatMap((name) => {
      const groups = new Set<string>()
      collectGroups(join(folder, name), groups, new Set())
      groups.delete(DIALOGS)
      const route = `/${name.replace(/\.tsx$/, '').replace(/(^|\/)index$/, '')}`
      return groups.size > 0 ? [[route, [...groups].sort()] as const] : []
    }),
  )
}

/** The antd widgets of each group of screens, read off the imports below its `AntdScreen`s. */
export function widgetsByGroup(folder = 'components'): ReadonlyMap<string, readonly string[]> {
  const groups = new Map<string, Set<string>>()
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
    const path = join(folder, name)
    const group = name.endsWith('.tsx') ? GROUP.exec(sourceAt(path))?.[1] : undefined
    if (!group) continue
    const widgets = groups.get(group) ?? new Set()
    collect(path, widgets, new Set())
    groups.set(group, widgets)
  }
  return new Map([...groups].map(([group, widgets]) => [group, [...widgets].sort()]))
}
