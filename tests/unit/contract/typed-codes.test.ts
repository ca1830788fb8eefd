import { describe, expect, it } from 'vitest'
import { saveAddress } from '@/contract/account/delivery-address-calls'
import { modifyUserInfo } from '@/contract/account/profile-calls'
import { smsCode } from '@/contract/account/verification-calls'
import { titleRules } from '@/contract/invoice/invoice-title-calls'
import { joinCompany, joinContact } from '@/contract/merchant/merchant-form-calls'

const FULL_WIDTH_CODE = '９１０００００ ０ＭＡ０００ ０００１ｒ'
const CODE = '91000000MA0000001R'

describe('numbers and codes as buyers type and copy them', () => {
  it.each([
    ['an SMS code', smsCode, '１２３ ４５６ ', '123456'],
    ['the tax number of an invoice title', titleRules.taxNo, FULL_WIDTH_CODE, CODE],
    ['the code of the own company', modifyUserInfo.input.shape.creditCode, FULL_WIDTH_CODE, CODE],
    ['the code of a merchant', joinCompany.shape.creditCode, FULL_WIDTH_CODE, CODE],
    ['the capital of a merchant', joinCompany.shape.capital, '１ ０００．５', '1000.5'],
    [
      'a bank account',
      joinContact.shape.bankAccount,
      '６２２２ 0000-0000 0000',
      '6222000000000000',
    ],
    ['a mobile number', saveAddress.input.shape.phone, '１３８ 0013 8000', '13800138000'],
    [
      'a landline number',
      saveAddress.input.shape.phone,
      '０５７１－８８８８８８８８',
      '0571-88888888',
    ],
  ])('reads %s', (_name, schema, typed, plain) => {
    expect(schema.parse(typed)).toBe(plain)
  })
})
