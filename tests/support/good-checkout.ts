import type {
  Address,
  AddressDraft,
  ParsedAddress,
} from '@/contract/account/delivery-address-calls'
import type { InvoiceTitle, SavedTitle } from '@/contract/invoice/invoice-title-calls'

export const ADDRESS_ID = '7f1d2c3b-4a5e-4f60-8b71-9c8d7e6f5a01'
export const TITLE_ID = '6e0c1b2a-3948-4d57-9a66-8b7c6d5e4f01'

/** A company nobody has: its region is 000000. */
export const CREDIT_CODE = '91000000MA0000001R'

export const ADDRESS_DRAFT: AddressDraft = {
  contact: '张三',
  phone: '13800138000',
  street: '示例路1号',
  provinceCode: '33',
  cityCode: '3301',
  countyCode: '330110',
  isDefault: false,
}

export const ADDRESSES: Address[] = [
  { ...ADDRESS_DRAFT, id: ADDRESS_ID, isDefault: true, regionText: '浙江省 杭州市 余杭区' },
  {
    ...ADDRESS_DRAFT,
    id: ADDRESS_ID.replace(/1$/, '2'),
    contact: '李四',
    street: '样例大道 2 号',
    provinceCode: '31',
    cityCode: '3101',
    countyCode: '310112',
    regionText: '上海市 闵行区',
  },
]

export const PARSED_ADDRESS: ParsedAddress = {
  contact: '王五',
  phone: '13900139000',
  street: '示例路9号',
  provinceCode: '33',
  cityCode: '3301',
  countyCode: '330110',
}

export const TITLE_DRAFT: InvoiceTitle = {
  kind: 'company',
  name: '示例机械制造有限公司',
  taxNo: CREDIT_CODE,
  email: 'a@example.com',
  address: '',
  phone: '',
  bank: '',
  account: '',
}

export const TITLES: SavedTitle[] = [
  { id: TITLE_ID, isDefault: true, title: TITLE_DRAFT },
  {
    id: TITLE_ID.replace(/1$/, '2'),
    isDefault: false,
    title: { kind: 'personal', name: '张三', email: '' },
  },
]
