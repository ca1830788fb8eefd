import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const IMPORT = /import (?:type )?\{([^}]*)\} from 'antd'/g
/** Without styles, and with a stylesheet of its own. */
const PLAIN = ['ConfigProvider', 'message']

const used = /const USED = \[([^\]]*)\]/.exec(
  readFileSync('styles/build-antd-css.tsx', 'utf8'),
)?.[1]
const extracted = [...(used ?? '').matchAll(/'(\w+)'/g)].map(([, name]) => name)

const sources = readdirSync('components', { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.tsx'))
  .map((path) => `components/${path}`)

const imported = sources.flatMap((path) =>
  [...readFileSync(path, 'utf8').matchAll(IMPORT)]
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '))
    .map((name) => [path, name] as const),
)

describe('the extracted styles of antd', () => {
  it('are those of several components', () => {
    expect(extracted.length).toBeGreaterThan(5)
    expect(imported.length).toBeGreaterThan(5)
  })

  it.each(imported)('%s finds the styles of %s', (_path, name) => {
    expect([...extracted, ...PLAIN]).toContain(name)
  })
})
