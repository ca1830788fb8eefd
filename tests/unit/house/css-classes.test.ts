import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'

const SHEET = /import (\w+) from '([^']+\.module\.css)'/g
const CLASS = /\.([A-Za-z_][\w-]*)/g
const COMPOSED = /composes:\s*([^;]+?)\s+from\s+'([^']+)'/g

const files = readdirSync('components', { recursive: true, encoding: 'utf8' }).map((name) =>
  join('components', name),
)

/** Comments are dropped: file names in them look like classes. */
const classesOf = (sheet: string): ReadonlySet<string> => {
  const css = readFileSync(sheet, 'utf8')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/from\s+'[^']+'/g, '')
  return new Set([...css.matchAll(CLASS)].map(([, name = '']) => name))
}

/** `alias.name` of a component's style sheets whose sheet has no such class. */
function missingIn(component: string): string[] {
  const source = readFileSync(component, 'utf8')
  const code = source.replace(/^import .*$/gm, '')
  return [...source.matchAll(SHEET)].flatMap(([, alias = '', path = '']) => {
    const sheet = path.startsWith('@/') ? path.slice(2) : join(dirname(component), path)
    const classes = classesOf(sheet)
    const used = [...code.matchAll(new RegExp(`\\b${alias}\\.(\\w+)`, 'g'))]
    return used
      .map(([, name = '']) => name)
      .filter((name) => !classes.has(name))
      .map((name) => `${alias}.${name}`)
  })
}

describe('CSS class names', () => {
  it.each(files.filter((name) => /\.tsx?$/.test(name)))(
    'used in %s exist in its style sheets',
    (component) => {
      expect(missingIn(component)).toEqual([])
    },
  )

  it.each(files.filter((name) => name.endsWith('.css')))(
    '%s composes only existing classes',
    (sheet) => {
      const composed = [...readFileSync(sheet, 'utf8').matchAll(COMPOSED)]
      const missing = composed.flatMap(([, names = '', path = '']) => {
        const classes = classesOf(join(dirname(sheet), path))
        return names.split(/\s+/).filter((name) => !classes.has(name))
      })
      expect(missing).toEqual([])
    },
  )
})
