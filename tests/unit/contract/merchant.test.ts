import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  draftFrom,
  EMPTY_DRAFT,
  faultsOf,
  firstWrongStep,
  formOf,
  merchantDraft,
} from '@/contract/merchant-draft'
import { merchantForm } from '@/contract/merchant-form'
import { formatJoinState } from '@/contract/merchant-join-address'
import { parseJoinState } from '@/contract/merchant-join-state'
import { JOIN_MOVES, JOIN_STATUS, joinTarget } from '@/contract/merchant-state'
import { FORM } from '../../support/good-merchant'

const files = [1, 2, 3, 4].map((at) => ({
  fileId: `0b5f4a36-6a1c-4f0e-9f43-0c7c8f3f9a0${at}`,
  ...{ fileName: 'a.webp', type: 'image/webp' },
}))
const correcting = { applicationNo: 'M261121090000123456', ticket: 'x'.repeat(43) }
const DRAFT = draftFrom({ form: FORM, files, correcting })

describe('an application', () => {
  it('is moved as the table says, and no other way', () => {
    const legal = Object.values(JOIN_STATUS).flatMap((status) =>
      (['ask', 'approve', 'sign', 'reject', 'correct', 'withdraw'] as const)
        .filter((name) => joinTarget(name, status) !== null)
        .map((name) => `${status} ${name}`),
    )
    expect(legal).toEqual([
      ...['1 ask', '1 approve', '1 reject', '1 withdraw'],
      ...['2 reject', '2 correct', '2 withdraw'],
      ...['3 sign', '3 reject', '3 withdraw'],
    ])
    expect(Object.keys(JOIN_MOVES)).toHaveLength(6)
  })

  it('comes out of a draft as it went in', () => {
    expect(formOf(DRAFT)).toEqual(FORM)
    expect(firstWrongStep(DRAFT)).toBeNull()
  })

  it('needs no proof of a small taxpayer', () => {
    const company = { ...DRAFT.company, isGeneralTaxpayer: false }
    expect(formOf({ ...DRAFT, company })?.company.taxpayerFile).toBeNull()
  })
})

describe('a draft', () => {
  it('in which nothing is written is wrong in every field somebody has to fill in', () => {
    expect(Object.keys(faultsOf(EMPTY_DRAFT, 1)).sort()).toEqual(
      [
        ...['address', 'capital', 'cityCode', 'companyName', 'companyType', 'countyCode'],
        ...['creditCode', 'foundedOn', 'legalPerson', 'licenceFile', 'provinceCode', 'scope'],
        'taxpayerFile',
      ].sort(),
    )
    for (const step of [1, 2, 3]) {
      for (const fault of Object.values(faultsOf(EMPTY_DRAFT, step))) {
        expect(fault).toMatch(/^[\p{Script=Han}\d,，、。：–/ a-z]+$/u)
      }
    }
    expect(formOf(EMPTY_DRAFT)).toBeNull()
  })

  it('somebody spoilt in the browser is read as far as it can be, or not at all', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const parsed = merchantDraft.safeParse(value)
        if (parsed.success) expect(firstWrongStep(parsed.data)).not.toBeUndefined()
      }),
    )
  })
})

it('a form with anything in its place is refused, never thrown at', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('company', 'business', 'contact'),
      fc.jsonValue(),
      (part, value) => {
        expect(merchantForm.safeParse({ ...FORM, [part]: value }).success).toBe(false)
      },
    ),
  )
})

it('an address of the form comes back as it was written', () => {
  for (const state of [
    { view: 'pitch', step: 1, no: '' },
    { view: 'form', step: 3, no: '' },
    { view: 'status', step: 1, no: 'M261121090000123456' },
  ] as const) {
    const query = Object.fromEntries(new URLSearchParams(formatJoinState(state)))
    expect(parseJoinState(query)).toEqual(state)
  }
  expect(parseJoinState({ step: '4', view: 'x', no: 'M1' })).toEqual({
    ...{ view: 'pitch', step: 1, no: '' },
  })
})
