import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { shortClassNames } from '@/styles/class-names'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'class-names-'))
  mkdirSync(join(root, 'components'))
})
afterEach(() => rmSync(root, { recursive: true }))

const write = (sheet: string, css: string) => writeFileSync(join(root, 'components', sheet), css)
const rulesOf = (count: number, name: string) =>
  Array.from({ length: count }, (_, at) => `.${name}${at} {}`).join('\n')

describe('short names of classes', () => {
  it('are those of the project, each its own', () => {
    const names = shortClassNames(process.cwd())
    expect(names.size).toBeGreaterThan(1000)
    expect(new Set(names.values()).size).toBe(names.size)
    expect([...names.values()].filter((name) => !/^c[\w-]{2}$/.test(name))).toEqual([])
  })

  it('tell classes of one name apart, and leave out comments', () => {
    write('a.module.css', '.root { animation: turn 1s }\n@keyframes turn {}\n/* .gone */')
    write('b.module.css', '.root.open > .part {}')
    expect([...shortClassNames(root).keys()].sort()).toEqual([
      'components/a.module.css root',
      'components/a.module.css turn',
      'components/b.module.css open',
      'components/b.module.css part',
      'components/b.module.css root',
    ])
  })

  it('stay as they are for most when a sheet is added: what browsers keep stays valid', () => {
    write('b.module.css', rulesOf(1000, 'b'))
    const before = shortClassNames(root)
    write('a.module.css', rulesOf(20, 'a'))
    const after = shortClassNames(root)
    const kept = [...before].filter(([place, name]) => after.get(place) === name)
    expect(kept.length).toBeGreaterThan(950)
  })

  it('refuse more classes than there are names', () => {
    write('a.module.css', rulesOf(4097, 'a'))
    expect(() => shortClassNames(root)).toThrow('more than 4096 classes')
  })
})
