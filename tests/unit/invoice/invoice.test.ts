import { describe, expect, it } from 'vitest'
import { INVOICE_KINDS, titleObstacle } from '@/contract/invoice/invoice-kind-rules'
import { TITLE_DRAFT, TITLES } from '../../support/good-checkout'

const PERSON = TITLES[1]?.title ?? TITLE_DRAFT
const WHOLE = { ...TITLE_DRAFT, address: '示例路1号', phone: '0571-1', bank: '示例', account: '0' }

/** Which kinds can be made out to a title. */
const kindsFor = (title: typeof TITLE_DRAFT) =>
  INVOICE_KINDS.filter(({ kind }) => titleObstacle(kind, title) === '').map(({ kind }) => kind)

describe('kindsFor (invoice kinds)', () => {
  it('special invoices are for companies; on paper only with all details', () => {
    expect(kindsFor(PERSON)).toEqual([1, 3])
    expect(kindsFor(TITLE_DRAFT)).toEqual([1, 2, 3])
    expect(kindsFor(WHOLE)).toEqual([1, 2, 3, 4])
  })
})
