import { describe, expect, it } from 'vitest'
import { placedLeaves } from '@/catalogue/data/leaves'
import { standardsOf } from '@/catalogue/generator/naming'
import { planLeaves } from '@/catalogue/generator/plan'
import { readStandardRegister } from '@/catalogue/reader/standard-register'
import { readStandardTables, standardTableFiles } from '@/catalogue/reader/standard-table'

const leaves = placedLeaves().map(({ leaf }) => leaf)
const register = readStandardRegister(leaves)
const registered = new Map(register.map((entry) => [entry.standard, entry]))
const tabled = new Set(
  standardTableFiles()
    .flatMap((file) => readStandardTables(file))
    .map(({ standard }) => standard),
)

/** The standards that goods name, with the leaves of those goods. */
const named = new Map<string, Set<string>>()
for (const { leaf, variants } of planLeaves()) {
  for (const standard of variants.flatMap(({ fixed }) => standardsOf(leaf, fixed)))
    named.set(standard, (named.get(standard) ?? new Set()).add(leaf.name))
}

describe('the register of standards', () => {
  it('has every standard that goods name, or a table has it', () => {
    const missing = [...named.keys()].filter((one) => !tabled.has(one) && !registered.has(one))
    expect(missing).toEqual([])
  })

  it('has none that no goods name, and none that a table has', () => {
    const idle = register.filter(({ standard }) => !named.has(standard) || tabled.has(standard))
    expect(idle.map(({ standard }) => standard)).toEqual([])
  })

  it('has every leaf that names a standard in its scope, and no other', () => {
    const leavesOf = (standard: string) => named.get(standard) ?? new Set<string>()
    const outside = register.flatMap(({ standard, goods }) =>
      [...leavesOf(standard)]
        .filter((leaf) => !goods.includes(leaf))
        .map((leaf) => `${leaf} is not in the scope of ${standard}`),
    )
    const silent = register.flatMap(({ standard, goods }) =>
      goods
        .filter((leaf) => !leavesOf(standard).has(leaf))
        .map((leaf) => `${leaf} does not name ${standard}`),
    )
    expect([...outside, ...silent]).toEqual([])
  })

  it('has no standard that nobody confirmed', () => {
    const unknown = register.filter(({ confirmed }) => confirmed === 'false')
    expect(unknown.map(({ standard }) => standard)).toEqual([])
  })
})

const FILE = '../standards/planted.yaml'
const ENTRIES = `- standard: GB/T 9944-2015
  title: 不锈钢丝绳
  goods: [钢丝绳]
  seen: https://example.com/9944
- standard: GB/T 22523
  title: 塞尺
  goods: [塞尺]
  known: handbook
`

describe('a register file', () => {
  it.each([
    ['without a title', '  title: 塞尺\n', '', `${FILE}:5: GB/T 22523 · needs a title or`],
    [
      'with the title of what is not confirmed',
      'title: 塞尺\n  goods: [塞尺]\n  known: handbook',
      'title: 塞尺\n  goods: [塞尺]\n  confirmed: false',
      `${FILE}:5: GB/T 22523 · needs a title or`,
    ],
    [
      'with a standard twice',
      'GB/T 9944-2015',
      'GB/T 22523',
      `${FILE}:5: GB/T 22523 · already registered at ${FILE}:1`,
    ],
    [
      'with a leaf there is not',
      '[钢丝绳]',
      '[麻绳]',
      `${FILE}:3: GB/T 9944-2015 · goods · 麻绳 · no such leaf`,
    ],
    [
      'without a page or the mark of a handbook',
      '  known: handbook\n',
      '',
      `${FILE}:5: GB/T 22523 · needs one of seen, known and confirmed: false`,
    ],
    [
      'with a page and the mark of a handbook',
      'known: handbook',
      'known: handbook\n  seen: https://example.com/22523',
      `${FILE}:5: GB/T 22523 · needs one of seen, known and confirmed: false`,
    ],
    [
      'from a handbook with a year',
      'standard: GB/T 22523',
      'standard: GB/T 22523-2008',
      `${FILE}:5: GB/T 22523-2008 · names its year, which only a page can show`,
    ],
    ['with a wrong key', 'title: 塞尺', 'name: 塞尺', `${FILE}:6: GB/T 22523 · name · no such key`],
  ])('is refused %s, with its line', (_what, from, to, message) => {
    expect(() => readStandardRegister(leaves, FILE, ENTRIES.replace(from, to))).toThrow(message)
  })
})
