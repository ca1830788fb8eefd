import * as z from 'zod/mini'
import { endpoint } from '@/contract/endpoint'
import { nothing } from '@/contract/fields'
import { plainCode, textLine } from '@/contract/text-line'

/** A mobile number, or a landline number with area code. */
export const CONTACT_PHONE = /^(?:1[3-9]\d{9}|0\d{2,3}-?\d{7,8}(?:-\d{1,6})?)$/
export const CONTACT_MAX = 30
export const STREET_MAX = 120
/** Maximum length of a pasted address. */
export const PASTED_MAX = 500

/** Codes of GB/T 2260; cities without counties have nine-digit towns in their place. */
const provinceCode = z.string().check(z.regex(/^\d{2}$/))
const cityCode = z.string().check(z.regex(/^\d{4}$/))
const countyCode = z.string().check(z.regex(/^\d{6}(?:\d{3})?$/))

/** A place of delivery, also stored in orders. */
export const place = z.looseObject({
  contact: z.string(),
  phone: z.string(),
  provinceCode,
  cityCode,
  countyCode,
  /** The region as text: 浙江省 杭州市 余杭区. */
  regionText: z.string(),
  street: z.string(),
})

const address = z.looseObject({ ...place.shape, id: z.string(), isDefault: z.boolean() })
export type Address = z.infer<typeof address>

const draft = z.object({
  contact: textLine(CONTACT_MAX, 1, '请填写收货人'),
  phone: z.string().check(plainCode(), z.regex(CONTACT_PHONE, '请填写手机号，或带区号的固定电话')),
  provinceCode,
  cityCode,
  countyCode,
  street: textLine(STREET_MAX, 1, '请填写街道、门牌号'),
  isDefault: z.boolean(),
})
export type AddressDraft = z.infer<typeof draft>

export const getAddressList = endpoint({
  name: 'getAddressList',
  method: 'POST',
  path: '/api/address/getAddressList',
  auth: 'user',
  summary: 'Addresses of the user, the default one first, then the newest',
  input: nothing,
  output: z.array(address),
})

export const saveAddress = endpoint({
  name: 'saveAddress',
  method: 'POST',
  path: '/api/address/saveAddress',
  auth: 'user',
  summary: 'Add an address, or change one; the first of all becomes the default',
  input: z.object({ id: z.optional(z.uuid()), ...draft.shape }),
  output: z.looseObject({ id: z.string() }),
})

export const deleteAddress = endpoint({
  name: 'deleteAddress',
  method: 'POST',
  path: '/api/address/deleteAddress',
  auth: 'user',
  summary: 'Remove an address; orders keep theirs',
  input: z.object({ id: z.uuid() }),
  output: z.null(),
})

export const setDefaultAddress = endpoint({
  name: 'setDefaultAddress',
  method: 'POST',
  path: '/api/address/setDefaultAddress',
  auth: 'user',
  summary: 'Propose this address first',
  input: z.object({ id: z.uuid() }),
  output: z.null(),
})

export const parseAddress = endpoint({
  name: 'parseAddress',
  method: 'POST',
  path: '/api/address/parseAddress',
  auth: 'user',
  summary:
    'What a pasted text says of contact, phone, region and street; blank where it says nothing',
  input: z.object({ text: z.string().check(z.trim(), z.minLength(1), z.maxLength(PASTED_MAX)) }),
  output: z.looseObject({
    contact: z.string(),
    phone: z.string(),
    /** Null from the first unnamed level on. */
    provinceCode: z.nullable(provinceCode),
    cityCode: z.nullable(cityCode),
    countyCode: z.nullable(countyCode),
    street: z.string(),
  }),
})
export type ParsedAddress = z.infer<typeof parseAddress.output>
