import { describe, expect, it } from 'vitest'
import { inquiryListAddress } from '@/contract/inquiry/inquiry-list-address'
import { newInquiryAddress } from '@/contract/inquiry/new-inquiry-address'
import { aboutSku, aboutText } from '@/contract/inquiry/new-inquiry-rules'

const read = (query: string) =>
  newInquiryAddress.read(Object.fromEntries(new URLSearchParams(query)))

describe('the address of the form', () => {
  it('reads what links write', () => {
    expect(read(aboutSku(7, 5000))).toEqual({ skuId: 7, qty: 5000, text: '' })
    expect(read(aboutText('法兰 & DN125'))).toEqual({
      skuId: null,
      qty: null,
      text: '法兰 & DN125',
    })
  })

  it('forgives a wrong one', () => {
    expect(read('sku=x&qty=-1')).toEqual({ skuId: null, qty: null, text: '' })
  })
})

describe('the address of the list', () => {
  it('leaves out what is the default', () => {
    expect(inquiryListAddress.write({ type: -1, keyword: '', page: 1 })).toBe('')
    expect(inquiryListAddress.write({ type: 2, keyword: '法兰', page: 3 })).toBe(
      `type=2&keyword=${encodeURIComponent('法兰')}&page=3`,
    )
  })
})
