import {
  type Address,
  type AddressDraft,
  CONTACT_PHONE,
  type ParsedAddress,
} from '@/contract/address'

export type AddressFaults = Record<'contact' | 'phone' | 'region' | 'street', string>

export const NO_FAULTS: AddressFaults = { contact: '', phone: '', region: '', street: '' }

const BLANK: AddressDraft = {
  ...{ contact: '', phone: '', provinceCode: '', cityCode: '', countyCode: '' },
  ...{ street: '', isDefault: false },
}

/** An address to be changed as it stands in the form; a new one is blank. */
export function draftOf(address: Address | null): AddressDraft {
  if (!address) return BLANK
  const { contact, phone, provinceCode, cityCode, countyCode, street, isDefault } = address
  return { contact, phone, provinceCode, cityCode, countyCode, street, isDefault }
}

/** What is missing or wrong in a form, by field; nothing when it can be sent. */
export function faultsOf(draft: AddressDraft): AddressFaults {
  return {
    contact: draft.contact.trim() ? '' : '请填写收货人',
    phone: CONTACT_PHONE.test(draft.phone.trim()) ? '' : '请填写手机号，或带区号的固定电话',
    region: draft.countyCode ? '' : '请选择到区县',
    street: draft.street.trim() ? '' : '请填写街道、门牌号',
  }
}

/** The form with what a pasted text says; what it does not say stays. */
export function withParsed(draft: AddressDraft, parsed: ParsedAddress): AddressDraft {
  const { contact, phone, street, provinceCode, cityCode, countyCode } = parsed
  const region = provinceCode
    ? { provinceCode, cityCode: cityCode ?? '', countyCode: countyCode ?? '' }
    : {}
  return {
    ...draft,
    ...region,
    ...(contact && { contact }),
    ...(phone && { phone }),
    ...(street && { street }),
  }
}

/** What came of a pasted text, to be read beside it. */
export function readText(parsed: ParsedAddress): string {
  const missing = [
    parsed.contact ? '' : '收货人',
    parsed.phone ? '' : '电话',
    parsed.countyCode ? '' : '所在地区',
    parsed.street ? '' : '详细地址',
  ].filter(Boolean)
  if (missing.length === 4) return '没有识别到地址，请在下面填写'
  return missing.length > 0 ? `已填入，请补充${missing.join('、')}` : '已填入，请核对'
}
