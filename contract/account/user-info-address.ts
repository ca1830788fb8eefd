import {
  type AddressState,
  addressOf,
  always,
  matching,
  oneOf,
  pageNumber,
  text,
  UUID,
} from '@/contract/address-of'

/** Sections of the personal centre, in order. */
export const USER_INFO_SECTIONS = [
  'overview',
  'profile',
  'company',
  'security',
  'sessions',
  'addresses',
  'titles',
  'invoices',
  'favorites',
  'lists',
  'codes',
  'data',
] as const
export type UserInfoSection = (typeof USER_INFO_SECTIONS)[number]

/** Titles of the sections. */
export const SECTION_TITLES: Readonly<Record<UserInfoSection, string>> = {
  overview: '概览',
  profile: '个人资料',
  company: '公司信息',
  security: '账户安全',
  sessions: '登录设备',
  addresses: '收货地址',
  titles: '发票抬头',
  invoices: '我的发票',
  favorites: '我的收藏',
  lists: '采购清单',
  codes: '物料编码',
  data: '数据与隐私',
}

/** The address of /user-info; `listId` is the open purchase list, `keyword` what is searched for in a section. */
export const userInfoAddress = addressOf({
  section: always(oneOf(USER_INFO_SECTIONS)),
  page: pageNumber(),
  listId: matching(UUID, 'list'),
  keyword: text(),
})
export type UserInfoState = AddressState<typeof userInfoAddress>
