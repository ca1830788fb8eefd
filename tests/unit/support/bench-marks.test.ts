import { stripVTControlCharacters } from 'node:util'
import { describe, expect, it } from 'vitest'
import { verdicts } from '../../bench/marks'

const figures = (htmlKb: number, pagesPerSecond: number) => ({
  pages: { home: { htmlKb, pagesPerSecond } },
})
const linesOf = (...given: Parameters<typeof verdicts>) =>
  verdicts(...given).map((line) => stripVTControlCharacters(line).replace(/ +/g, ' ').trim())

describe('the table of the bench', () => {
  it('holds sizes to a most and rates to a least', () => {
    expect(linesOf(figures(18, 1200))).toEqual([
      'pages.home.htmlKb 18 <= 18 yes',
      'pages.home.pagesPerSecond 1200 >= 1200 yes',
    ])
    expect(linesOf(figures(18.1, 1199))).toEqual([
      'pages.home.htmlKb 18.1 <= 18 NO',
      'pages.home.pagesPerSecond 1199 >= 1200 NO',
    ])
  })

  it('shows what has changed since an earlier run', () => {
    expect(linesOf(figures(9, 1320), figures(18, 1200))).toEqual([
      'pages.home.htmlKb 9 <= 18 yes 18 -> -50 %',
      'pages.home.pagesPerSecond 1320 >= 1200 yes 1200 -> +10 %',
    ])
  })

  it('leaves out what was not measured', () => {
    expect(linesOf({})).toEqual([])
  })
})
