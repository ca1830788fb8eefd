import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'

const DOCUMENTS = [
  ...['README.md', 'README.zh-CN.md', 'CONTRIBUTING.md', 'SECURITY.md'],
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => join('docs', name)),
]
const { scripts }: { scripts: Record<string, string> } = JSON.parse(
  readFileSync('package.json', 'utf8'),
)

const README = ['README.md', 'README.zh-CN.md'].map((file) => readFileSync(file, 'utf8')).join()

/** The file that runs each command of README, and how it names it. */
const RUN_BY: Record<string, readonly [file: string, words: string]> = {
  start: ['tests/support/servers.ts', 'server/edge/ops/start.mjs'],
  test: ['.ci/run', 'npm test'],
  dev: ['tests/support/servers.ts', "'run', 'dev'"],
  check: ['tests/run.mjs', "'biome', 'check'"],
  'test:unit': ['tests/run.mjs', "vitest('unit'"],
  package: ['tests/run.mjs', 'deploy/package.mjs'],
  soak: ['tests/run.mjs', 'tests/soak/soak.ts'],
  ops: ['tests/unit/ops/command-line.test.ts', 'server/edge/ops/ops.mjs'],
  catalogue: ['tests/support/data-template.ts', "'catalogue', '--', '--demo'"],
  conformance: ['tests/unit/conformance/command.test.ts', 'conformance/main.ts'],
  'mock-api': ['tests/support/servers.ts', 'server/edge/ops/mock-api.ts'],
  backup: ['tests/api/kernel/backup.test.ts', "command('backup'"],
  restore: ['tests/api/kernel/backup.test.ts', "command('restore'"],
  migrate: ['tests/api/kernel/backup.test.ts', "command('migrate'"],
}
/** Tools that take minutes, or do again what the others do. */
const RUN_BY_HAND = ['test:changed', 'bench', 'pictures', 'qa:pictures']

describe('README', () => {
  it('names no command that nothing runs', () => {
    const named = [...README.matchAll(/\bnpm (?:run (?:--silent )?)?([\w:-]+)/g)].map(
      ([, name = '']) => name,
    )
    expect(named.length).toBeGreaterThan(10)
    const known = [...Object.keys(RUN_BY), ...RUN_BY_HAND]
    expect(named.filter((name) => !known.includes(name))).toEqual([])
  })

  it.each(Object.entries(RUN_BY))('says `%s`, which a test runs', (_name, [file, words]) => {
    expect(readFileSync(file, 'utf8')).toContain(words)
  })
})

describe.each(DOCUMENTS)('%s', (file) => {
  const text = readFileSync(file, 'utf8')

  it('names commands that exist', () => {
    const named = [...text.matchAll(/\bnpm run (?:--silent )?([\w:-]+)/g)].map(([, name]) => name)
    expect(named.filter((name = '') => !(name in scripts))).toEqual([])
  })

  it('links to files that exist', () => {
    const links = [...text.matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)].map(([, link]) => link)
    expect(links.filter((link = '') => !existsSync(join(dirname(file), link)))).toEqual([])
  })
})
