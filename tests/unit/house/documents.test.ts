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
