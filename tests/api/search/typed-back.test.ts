import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { matchLines } from '@/contract/quick-order/quick-order-calls'
import { getSkuTable, searchProducts } from '@/contract/search/search-calls'
import { createCatalog } from '@/server/modules/catalog/metadata'
import { openTestMall, type TestMall } from '../../support/test-mall'
import { type TypedBack, typedBack } from './typed-back'

/** SKUs of each of the 312 leaves; `TYPED_BACK` raises it for a night. */
const PER_LEAF = Number(process.env.TYPED_BACK || 1)
const LEAST_SHARE = 0.98
const LINES_A_CALL = 100
const area = { areaCode: ['0000'] }

type Missed = { keyword: string; wanted: string; found: string }

let mall: TestMall
let samples: TypedBack[]
beforeAll(async () => {
  mall = await openTestMall()
  samples = await typedBack(mall.db, await createCatalog(mall.db, Date.now)(), PER_LEAF)
}, 120_000)
afterAll(() => mall.close())

/** Every writing of every sample, in the order of the leaves. */
const questions = () =>
  samples.flatMap((sample, leaf) =>
    Object.values(sample.writings).map((keyword, at) => ({ sample, keyword, at, leaf })),
  )

const SCREENS = 3

/** A third of the writings for each screen: every leaf asks each, every way is asked of each. */
function asked(screen: number) {
  return questions().filter(({ at, leaf }) => (at + leaf) % SCREENS === screen)
}

function expectFound(asking: number, missed: readonly Missed[]): void {
  const rows = missed.map(({ keyword, wanted, found }) => `${keyword}: ${found}, not ${wanted}`)
  if (rows.length > 0) console.log(rows.join('\n'))
  expect(1 - missed.length / asking, rows.join('\n')).toBeGreaterThanOrEqual(LEAST_SHARE)
}

describe('a size of every leaf, typed back', () => {
  it('is on the first card', async () => {
    const missed: Missed[] = []
    const some = asked(0)
    for (const { sample, keyword } of some) {
      const { list, relaxed } = await mall.call(searchProducts, { keyword, pageSize: 1, ...area })
      const sku = list[0]?.sku
      if (sku && sample.rightIds.has(sku.skuId) && !relaxed) continue
      missed.push({ keyword, wanted: sample.spec, found: sku?.spec ?? 'nothing' })
    }
    expectFound(some.length, missed)
  }, 300_000)

  it('is the first row of the spec table', async () => {
    const missed: Missed[] = []
    const some = asked(1)
    for (const { sample, keyword } of some) {
      const { list } = await mall.call(getSkuTable, { keyword, pageSize: 1, ...area })
      const row = list[0]
      if (row && sample.rightIds.has(row.skuId)) continue
      missed.push({ keyword, wanted: sample.spec, found: row?.spec ?? 'nothing' })
    }
    expectFound(some.length, missed)
  }, 300_000)

  it('is the first candidate of quick order', async () => {
    const missed: Missed[] = []
    const some = asked(2)
    for (let from = 0; from < some.length; from += LINES_A_CALL) {
      const chunk = some.slice(from, from + LINES_A_CALL)
      const lines = chunk.map(({ keyword }) => ({ text: keyword }))
      const answer = await mall.call(matchLines, { lines, ...area })
      for (const [at, line] of answer.lines.entries()) {
        const question = chunk[at]
        const sku = line.skus[0]
        if (!question || (sku && question.sample.rightIds.has(sku.skuId))) continue
        const { keyword, sample } = question
        missed.push({ keyword, wanted: sample.spec, found: sku?.spec ?? 'nothing' })
      }
    }
    expectFound(some.length, missed)
  }, 300_000)
})
