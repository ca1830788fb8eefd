import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { getOauthToken } from '@/contract/account/oauth-calls'
import { sendSms } from '@/contract/account/sms-calls'
import { getUserInfo } from '@/contract/account/user-calls'
import { getDefaultArea, getSysRegion } from '@/contract/area/area-calls'
import { deleteCartProduct, getCartList } from '@/contract/cart/cart-calls'
import { getCartListCount } from '@/contract/cart/cart-count-calls'
import { cartOf } from '@/contract/cart/cart-rules'
import { getBrandList } from '@/contract/catalog/brand-calls'
import { getCategoryList } from '@/contract/catalog/category-tree-calls'
import { getHotSearch, recordSearch } from '@/contract/catalog/home-calls'
import { getShopList } from '@/contract/catalog/shop-calls'
import type { Endpoint } from '@/contract/endpoint'
import { getMessageDetail, getMessageList } from '@/contract/message/message-calls'
import { getMessageCount } from '@/contract/message/message-count-calls'
import { getProductHistoryRecord, getProductSearchTips } from '@/contract/search/suggestion-calls'
import { getRepairInfo } from '@/contract/site/repair-calls'
import { readAnswer } from '@/services/http/read-answer'
import { GOOD } from '../../support/good-answers'

const TIME = Date.UTC(2026, 10, 23, 23, 31)
const message = { id: '5', title: '已发货', createdAt: TIME }
const readMessage = { ...message, category: 7, summary: '', isRead: false }
const page = (list: unknown[]) => ({ list, total: list.length, page: 1, pageSize: 20 })
const brand = {
  id: 3,
  name: '拓纳',
  latin: '',
  initial: '',
  field: '',
  country: '',
  productCount: 0,
}

/** What a call makes of an answer in one of the forms that hosts use. */
const FORMS: [Endpoint, unknown, unknown][] = [
  [getHotSearch, [{ id: 7, hotWord: 'M8' }], [{ id: '7', hotWord: 'M8' }]],
  [getHotSearch, { list: [{ id: 'a', hotWord: 'M8' }] }, [{ id: 'a', hotWord: 'M8' }]],
  [getProductHistoryRecord, [{ id: 9, searchTerms: 'x' }], [{ id: '9', searchTerms: 'x' }]],
  [getProductSearchTips, ['a', 8], ['a', '8']],
  [getCartListCount, '3', 3],
  [getMessageCount, ' 12 ', 12],
  [
    getSysRegion,
    [
      { sysNo: 31, title: '上海', hasSpu: 1 },
      { sysNo: 'SH-01', title: '浦东', hasSpu: '0', level: 2 },
    ],
    [
      { sysNo: '31', title: '上海', hasSpu: true },
      { sysNo: 'SH-01', title: '浦东', hasSpu: false, level: 2 },
    ],
  ],
  [
    getDefaultArea,
    { defaultArea: { sysNo: 'SH-01', title: '上海', hasSpu: 'true' } },
    { defaultArea: { sysNo: 'SH-01', title: '上海', hasSpu: true } },
  ],
  [
    getUserInfo,
    {
      id: 42,
      username: 'demo',
      nickname: null,
      phone: 13800000000,
      createTime: '2026-11-24 07:31:00',
    },
    { id: '42', username: 'demo', phone: '13800000000', createTime: TIME },
  ],
  [
    getOauthToken,
    {
      accessToken: 'a',
      accessExpires: TIME / 1000,
      refreshToken: 'r',
      refreshExpires: String(TIME),
    },
    { accessToken: 'a', accessExpires: TIME, refreshToken: 'r', refreshExpires: TIME },
  ],
  [getCategoryList, [{ id: '4', name: '紧固件' }], [{ id: 4, name: '紧固件', children: [] }]],
  [getCategoryList, [{ id: 4, name: 'a', children: null }], [{ id: 4, name: 'a', children: [] }]],
  [getBrandList, [{ id: '3', name: '拓纳' }], { ...page([brand]), pageSize: 1, initials: [] }],
  [
    getBrandList,
    { list: [{ id: 3, name: '拓纳' }], total: '1' },
    { ...page([brand]), initials: [] },
  ],
  [
    getMessageList,
    { ...page([{ ...message, id: 5, createdAt: '2026-11-23T23:31:00Z' }]), total: '1' },
    { ...page([readMessage]), unread: [] },
  ],
  [getMessageDetail, { ...message, category: '2' }, { ...readMessage, category: 2, content: '' }],
  [getMessageDetail, { ...message, category: 'vip' }, { ...readMessage, content: '' }],
  [getBrandList, { list: [{ id: 3, name: '拓纳' }] }, { ...page([brand]), initials: [] }],
  [getMessageList, { list: [message], total: null }, { ...page([readMessage]), unread: [] }],
  [recordSearch, true, null],
  [recordSearch, { id: 3 }, null],
  [sendSms, true, { resendAfter: 60, isDemo: false }],
  [
    getRepairInfo,
    { repairing: '1', endTime: '2026-11-24 07:31:00' },
    {
      ...{ repairing: true, title: '', content: '', scope: [], contactPhone: '' },
      ...{ startTime: null, endTime: TIME, noticeTime: null },
    },
  ],
]

/** Records that cannot be understood, by call: the answer, what remains, what the log says. */
const WRONG: [Endpoint, unknown, unknown, string][] = [
  [
    getHotSearch,
    [{ id: 1, hotWord: 'a' }, { id: {}, hotWord: 'b' }, null, { id: 3 }, { id: 4, hotWord: 'd' }],
    [
      { id: '1', hotWord: 'a' },
      { id: '4', hotWord: 'd' },
    ],
    'getHotSearch: [].id cannot be understood',
  ],
  [
    getCategoryList,
    [
      {
        id: 1,
        name: 'a',
        children: [
          { id: 'x', name: 'b' },
          { id: 2, name: 'c' },
        ],
      },
      { id: 3 },
    ],
    [{ id: 1, name: 'a', children: [{ id: 2, name: 'c', children: [] }] }],
    'getCategoryList: [].children.[].id cannot be understood',
  ],
  [
    getSysRegion,
    [
      { sysNo: 'a;b', title: 'a', hasSpu: true },
      { sysNo: 'b', title: 'b', hasSpu: true },
    ],
    [{ sysNo: 'b', title: 'b', hasSpu: true }],
    'getSysRegion: [].sysNo cannot be understood',
  ],
  [
    getBrandList,
    {
      ...page([
        { id: 'BOSCH', name: 'a' },
        { id: 3, name: '拓纳' },
      ]),
      initials: 'A',
    },
    { ...page([brand]), total: 2, initials: [] },
    'getBrandList: list.[].id cannot be understood',
  ],
  [
    getShopList,
    page([
      { id: 1, name: 'a', scores: [48, 'good', 49] },
      { id: 2, name: 'b' },
    ]),
    { total: 2, list: [{ id: 2, name: 'b', scores: [], open: true }] },
    'getShopList: list.[].scores.[] cannot be understood',
  ],
  [
    getMessageList,
    page([message, { ...message, createdAt: 'yesterday' }]),
    { list: [{ id: '5' }] },
    'getMessageList: list.[].createdAt cannot be understood',
  ],
  [getProductSearchTips, ['a', {}, ['b']], ['a'], 'getProductSearchTips: [] cannot be understood'],
  [
    getUserInfo,
    { id: 1, username: 'demo', nickname: { first: 'x' } },
    { id: '1', username: 'demo' },
    'getUserInfo: nickname cannot be understood',
  ],
]

/** What `null` means of calls that list something. */
const EMPTY: [Endpoint, unknown][] = [
  [getHotSearch, []],
  [getCategoryList, []],
  [getBrandList, { list: [], total: 0, initials: [] }],
  [getShopList, { list: [], total: 0 }],
  [getMessageList, { list: [], total: 0, unread: [] }],
  [getCartList, cartOf([])],
  [deleteCartProduct, { count: 0 }],
]

/** Answers of which nothing can be shown, and what the log says. */
const REFUSED: [Endpoint, unknown, string][] = [
  [getHotSearch, 'gateway', 'getHotSearch: the answer cannot be understood'],
  [getCartListCount, '2026-11-24', 'getCartListCount: the answer cannot be understood'],
  [getUserInfo, { id: 1 }, 'getUserInfo: username cannot be understood'],
  [getUserInfo, null, 'getUserInfo: id cannot be understood'],
  [deleteCartProduct, false, 'deleteCartProduct: the answer cannot be understood'],
]

/** Each line is logged once in a process, which other tests run in too. */
const OWN = 'here '
const own = (endpoint: Endpoint): Endpoint => ({ ...endpoint, name: OWN + endpoint.name })

describe('readAnswer', () => {
  const log = vi.spyOn(console, 'info')
  beforeEach(() => {
    log.mockReset().mockImplementation(() => {})
  })
  afterAll(() => log.mockRestore())

  it.each(FORMS.map((form) => [form[0].name, ...form] as const))(
    'of %s reads the forms hosts write',
    (_name, endpoint, given, read) => {
      expect(readAnswer(endpoint, structuredClone(given))).toEqual(read)
    },
  )

  it.each(EMPTY.map((form) => [form[0].name, ...form] as const))(
    'of %s reads null as empty',
    (_name, endpoint, read) => {
      expect(readAnswer(endpoint, null)).toMatchObject(Object(read))
      expect(log).not.toHaveBeenCalled()
    },
  )

  it.each(WRONG.map((form) => [form[0].name, ...form] as const))(
    'of %s drops only what cannot be understood',
    (_name, endpoint, given, read, line) => {
      expect(readAnswer(own(endpoint), structuredClone(given))).toMatchObject(Object(read))
      expect(log.mock.calls.flat()).toContain(OWN + line)
    },
  )

  it.each(REFUSED.map((form) => [form[0].name, ...form] as const))(
    'of %s fails with kind contract when essential fields are missing',
    (name, endpoint, given, line) => {
      const error = { kind: 'contract', endpoint: OWN + name }
      expect(() => readAnswer(own(endpoint), given)).toThrow(expect.objectContaining(error))
      expect(log.mock.calls.flat()).toContain(OWN + line)
    },
  )

  it('of a cart fails as a whole rather than drop a line', () => {
    const cart = structuredClone(Object(GOOD.getCartList))
    cart.shops[0].lines.push({ id: 'x' })
    expect(() => readAnswer(getCartList, cart)).toThrow(
      expect.objectContaining({ kind: 'contract' }),
    )
  })

  it('logs each problem once and never a value', () => {
    const history = { ...getProductHistoryRecord, name: 'history here' }
    const read = () => readAnswer(history, [{ id: {}, searchTerms: 'secret' }])
    expect([read(), read()]).toEqual([[], []])
    expect(log.mock.calls).toEqual([['history here: [].id cannot be understood']])
  })

  it('reads the canonical form unchanged', () => {
    for (const [endpoint] of [...FORMS, ...WRONG]) {
      const good = GOOD[endpoint.name]
      if (good !== undefined) expect(readAnswer(endpoint, good)).toMatchObject(Object(good))
    }
    expect(log).not.toHaveBeenCalled()
  })
})
