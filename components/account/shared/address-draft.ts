import type {
  Address,
  AddressDraft,
  ParsedAddress,
} from '@/contract/account/delivery-address-calls'

/** What the form of an address holds; `region` are the codes from province to county. */
export type AddressValues = Pick<AddressDraft, 'contact' | 'phone' | 'street' | 'isDefault'> & {
  region: string[]
}

/** Form values of an existing address; nothing but the default of a new one. */
export function valuesOf(address: Address | null): Partial<AddressValues> {
  if (!address) return { isDefault: false }
  const { contact, phone, provinceCode, cityCode, countyCode, street, isDefault } = address
  return { contact, phone, street, isDefault, region: [provinceCode, cityCode, countyCode] }
}

/** Payload of the form. */
export function draftOf({ region, ...rest }: AddressValues): AddressDraft {
  const [provinceCode = '', cityCode = '', countyCode = ''] = region
  return { ...rest, provinceCode, cityCode, countyCode }
}

/** What a pasted text says, as values of the form; fields it does not contain are left out. */
export function parsedValues(parsed: ParsedAddress): Partial<AddressValues> {
  const { contact, phone, street, provinceCode, cityCode, countyCode } = parsed
  const region = [provinceCode, cityCode, countyCode].filter((code) => code !== null)
  return {
    ...(region.length > 0 && { region }),
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
