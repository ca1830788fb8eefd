import {
  type Address,
  type AddressDraft,
  CONTACT_PHONE,
  type ParsedAddress,
} from '@/contract/account/delivery-address-calls'

export type AddressErrors = Record<'contact' | 'phone' | 'region' | 'street', string>

export const NO_ERRORS: AddressErrors = { contact: '', phone: '', region: '', street: '' }

const BLANK: AddressDraft = {
  contact: '',
  phone: '',
  provinceCode: '',
  cityCode: '',
  countyCode: '',
  street: '',
  isDefault: false,
}

/** Form values of an existing address; blank for a new one. */
export function draftOf(address: Address | null): AddressDraft {
  if (!address) return BLANK
  const { contact, phone, provinceCode, cityCode, countyCode, street, isDefault } = address
  return { contact, phone, provinceCode, cityCode, countyCode, street, isDefault }
}

/** Error message per field; empty when the form is valid. */
export function fieldErrorsOf(draft: AddressDraft): AddressErrors {
  return {
    contact: draft.contact.trim() ? '' : '请填写收货人',
    phone: CONTACT_PHONE.test(draft.phone.trim()) ? '' : '请填写手机号，或带区号的固定电话',
    region: draft.countyCode ? '' : '请选择到区县',
    street: draft.street.trim() ? '' : '请填写街道、门牌号',
  }
}

/** Merges a parsed address into the form; fields it does not contain stay. */
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

/** Result message of parsing a pasted address. */
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
