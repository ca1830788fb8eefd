import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestMall, type TestMall } from '../../../support/test-mall'
import { type Answered, askGroup } from './ask'
import { readCatalogue } from './catalogue'
import { EMPTY_CEILING, FLOORS, RECALL_FLOOR, TOP_1_FLOOR } from './floors'
import { questions } from './questions'
import { mean, scoreTable } from './score'

// Runs on both engines: the ranking is that of SQL.

let mall: TestMall
const answers = new Map<string, Answered[]>()

beforeAll(async () => {
  mall = await openTestMall()
  const catalogue = await readCatalogue(mall.db)
  for (const [group, asked] of Object.entries(questions)) {
    const answered = await askGroup({ mall, catalogue }, asked)
    answers.set(group, answered)
    for (const { keyword, first, score } of answered) {
      if (score.top1 === 0) console.log(`${group}: ${keyword} shows ${first}`)
    }
  }
}, 180_000)
afterAll(() => mall.close())

const every = () => [...answers.values()].flat()
const scoresOf = (of: readonly Answered[]) => of.map(({ score }) => score)

describe('search evaluation set', () => {
  it('prints its score table', () => {
    console.log(scoreTable(new Map([...answers].map(([group, of]) => [group, scoresOf(of)]))))
    expect([...answers.keys(), 'all'].sort()).toEqual(Object.keys(FLOORS).sort())
  })

  it('has 700 questions across all 13 top categories, each with a right answer', () => {
    expect(every().length).toBeGreaterThanOrEqual(700)
    expect(every().flatMap(({ keyword, tops }) => (tops.length === 0 ? [keyword] : []))).toEqual([])
    expect(new Set(every().flatMap(({ tops }) => tops)).size).toBe(13)
  })

  it('has 150 lines of lists with their quantities', () => {
    expect(answers.get('bom')?.length).toBeGreaterThanOrEqual(150)
  })

  it.each(Object.entries(FLOORS))('mean reciprocal rank of %s is at least %d', (group, floor) => {
    const of = group === 'all' ? every() : (answers.get(group) ?? [])
    expect(mean(scoresOf(of), 'rank')).toBeGreaterThanOrEqual(floor)
  })

  it('the first card shows a right SKU, the first ten hold the right products', () => {
    expect(mean(scoresOf(every()), 'top1')).toBeGreaterThanOrEqual(TOP_1_FLOOR)
    expect(mean(scoresOf(every()), 'recall')).toBeGreaterThanOrEqual(RECALL_FLOOR)
  })

  it('finds something for questions with goods in the catalogue', () => {
    expect(mean(scoresOf(every()), 'empty')).toBeLessThanOrEqual(EMPTY_CEILING)
  })
})
