import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  draftFrom,
  EMPTY_DRAFT,
  fieldErrorsOf,
  firstWrongStep,
  formOf,
  merchantDraft,
} from '@/contract/merchant/merchant-draft-calls'
import { merchantForm } from '@/contract/merchant/merchant-form-calls'
import { joinAddress } from '@/contract/merchant/merchant-join-address'
import {
  JOIN_STATUS,
  JOIN_TRANSITIONS,
  joinTarget,
} from '@/contract/merchant/merchant-status-rules'
import { FORM } from '../../support/good-merchant'
import { RUNS } from '../../support/runs'

const files = [1, 2, 3, 4].map((at) => ({
  fileId: `0b5f4a36-6a1c-4f0e-9f43-0c7c8f3f9a0${at}`,
  fileName: 'a.webp',
  type: 'image/webp',
}))
const correcting = { applicationNo: 'M261121090000123456', ticket: 'x'.repeat(43) }
const DRAFT = draftFrom({ form: FORM, files, correcting })

describe('merchant application', () => {
  it('allows exactly the transitions of the table', () => {
    const legal = Object.values(JOIN_STATUS).flatMap((status) =>
      (['ask', 'approve', 'sign', 'reject', 'correct', 'withdraw'] as const)
        .filter((name) => joinTarget(name, status) !== null)
        .map((name) => `${status} ${name}`),
    )
    expect(legal).toEqual([
      '1 ask',
      '1 approve',
      '1 reject',
      '1 withdraw',
      '2 reject',
      '2 correct',
      '2 withdraw',
      '3 sign',
      '3 reject',
      '3 withdraw',
    ])
    expect(Object.keys(JOIN_TRANSITIONS)).toHaveLength(6)
  })

  it('formOf returns the form of a complete draft', () => {
    expect(formOf(DRAFT)).toEqual(FORM)
    expect(firstWrongStep(DRAFT)).toBeNull()
  })

  it('formOf requires no proof for a small taxpayer', () => {
    const company = { ...DRAFT.company, isGeneralTaxpayer: false }
    expect(formOf({ ...DRAFT, company })?.company.taxpayerFile).toBeNull()
  })
})

describe('merchant draft', () => {
  it('an empty draft has an error in every required field', () => {
    expect(Object.keys(fieldErrorsOf(EMPTY_DRAFT, 1)).sort()).toEqual(
      [
        'address',
        'capital',
        'cityCode',
        'companyName',
        'companyType',
        'countyCode',
        'creditCode',
        'foundedOn',
        'legalPerson',
        'licenceFile',
        'provinceCode',
        'scope',
        'taxpayerFile',
      ].sort(),
    )
    for (const step of [1, 2, 3]) {
      for (const fault of Object.values(fieldErrorsOf(EMPTY_DRAFT, step))) {
        expect(fault).toMatch(/^[\p{Script=Han}\d,，、。：–/ a-z]+$/u)
      }
    }
    expect(formOf(EMPTY_DRAFT)).toBeNull()
  })

  it('a malformed draft from storage is parsed or refused, never thrown at', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const parsed = merchantDraft.safeParse(value)
        if (parsed.success) expect(firstWrongStep(parsed.data)).not.toBeUndefined()
      }),
      { numRuns: RUNS },
    )
  })
})

it('merchantForm refuses any value in place of a part without throwing', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('company', 'business', 'contact'),
      fc.jsonValue(),
      (part, value) => {
        expect(merchantForm.safeParse({ ...FORM, [part]: value }).success).toBe(false)
      },
    ),
    { numRuns: RUNS },
  )
})

it('joinAddress round-trips through write and read', () => {
  for (const state of [
    { view: 'landing', step: 1, no: '' },
    { view: 'form', step: 3, no: '' },
    { view: 'status', step: 1, no: 'M261121090000123456' },
  ] as const) {
    const query = Object.fromEntries(new URLSearchParams(joinAddress.write(state)))
    expect(joinAddress.read(query)).toEqual(state)
  }
  expect(joinAddress.read({ step: '4', view: 'x', no: 'M1' })).toEqual({
    view: 'landing',
    step: 1,
    no: '',
  })
})
