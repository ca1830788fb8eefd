import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { KEYWORD_MAX } from '@/contract/constants'
import { matchLines, parseSheet } from '@/contract/quick-order/quick-order-calls'
import { getSkuTable, searchProducts } from '@/contract/search/search-calls'
import { getSearchSuggestions } from '@/contract/search/suggestion-calls'
import { farXlsx, zipOf } from '../../support/hostile-files'
import { longestTurn, tellsTurns } from '../../support/longest-turn'
import { openTestMall, type TestMall } from '../../support/test-mall'

/** What one request may keep all others waiting, ms (DESIGN 17). */
const TURN_MS = 50

const MANY = JSON.stringify({
  attributes: Object.fromEntries(Array.from({ length: 60_000 }, (_, at) => [`${at + 1}`, {}])),
})
const DEEP = `{"a":${'['.repeat(5000)}${']'.repeat(5000)}}`
const WIDE = '㎧'.repeat(KEYWORD_MAX)
const KEYWORD = JSON.stringify({ keyword: WIDE })
/** Each a text of its own, as equal ones are read once. Their turns are of one size, however many. */
const LINES = JSON.stringify({
  lines: Array.from({ length: 50 }, (_, at) => ({ text: `${WIDE.slice(0, 95)}${at}` })),
})

let mall: TestMall
beforeAll(async () => {
  mall = await openTestMall()
})
afterAll(() => mall.close())

const post = (path: string, body: string) => mall.fetchPath(path, { method: 'POST', body })
const uploadAll = (files: Uint8Array<ArrayBuffer>[]) => () =>
  Promise.all(files.map((file) => mall.upload(parseSheet, new Blob([file]))))

const HOSTILE: [string, () => Promise<unknown>][] = [
  ['60,000 attributes of a search', () => post(searchProducts.path, MANY)],
  ['60,000 attributes of a table', () => post(getSkuTable.path, MANY)],
  ['a keyword that folds to three times itself', () => post(searchProducts.path, KEYWORD)],
  ['its suggestions', () => post(getSearchSuggestions.path, KEYWORD)],
  ['a list of such lines', () => post(matchLines.path, LINES)],
  ['JSON 5,000 deep', () => post(searchProducts.path, DEEP)],
]

describe.runIf(tellsTurns)('the event loop', () => {
  it.each(HOSTILE)('is not held up by %s', async (_what, send) => {
    // What the compiler and the caches need once is not the input's.
    await send()
    expect(await longestTurn(send)).toBeLessThan(TURN_MS)
  })

  it('is not held up by six files that are bombs', async () => {
    const far = await farXlsx()
    const bomb = zipOf('xl/workbook.xml', new Uint8Array(80e6))
    const liar = zipOf('xl/workbook.xml', new Uint8Array(80e6), 9)
    const send = uploadAll([far, far, bomb, bomb, liar, liar])
    await send()
    expect(await longestTurn(send)).toBeLessThan(TURN_MS)
  })
})
