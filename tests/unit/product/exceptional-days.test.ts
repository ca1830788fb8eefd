import { expect, it } from 'vitest'
import { exceptionsOf, isPublished } from '../../support/china-calendar'

const FILE = '../../../contract/product/exceptional-days-rules.ts'
/** The first year a promise can lie in, and how far beyond the last published year the table goes. */
const FIRST_YEAR = 2026
const YEARS_BEYOND = 5

const lastPublished = (year: number): number =>
  isPublished(year + 1) ? lastPublished(year + 1) : year

it('the table is what the calendar says (`npm run holidays` updates it)', async () => {
  const count = lastPublished(FIRST_YEAR) + YEARS_BEYOND - FIRST_YEAR + 1
  const rows = Array.from({ length: count }, (_, at) => {
    const year = FIRST_YEAR + at
    return `  // ${isPublished(year) ? 'Published' : 'Estimated'}.\n  ${year}: '${exceptionsOf(year).join(' ')}',`
  })
  const text = [
    '/**',
    ' * Days of a year, `MM-DD`, that are free on a weekday or worked at a weekend in China. Written by',
    ' * `npm run holidays` from `chinese-days`: the browser has no room for that calendar.',
    ' */',
    'export const EXCEPTIONS: Readonly<Record<string, string>> = {',
    ...rows,
    '}',
    '',
  ].join('\n')
  await expect(text).toMatchFileSnapshot(FILE)
})
