import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { ENDPOINTS } from '@/contract/endpoints'
import { routes } from '@/contract/routes'

const [, , ...rows] = readFileSync('docs/hosts.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('|'))
  .map((line) => line.split('|').map((cell) => cell.trim()))

const pages = rows.map(([, page = '']) => page.replaceAll('`', ''))
const calls = rows.flatMap((cells) =>
  [...cells.join(' ').matchAll(/`(\w+)`/g)].map(([, name]) => name),
)

/** An address of every route. */
const ADDRESSES = {
  home: routes.home(),
  login: routes.login(),
  loginBySms: routes.loginBySms(),
  register: routes.register(),
  forgotPassword: routes.forgotPassword(),
  smsOutbox: routes.smsOutbox(),
  cart: routes.cart(),
  quickOrder: routes.quickOrder(),
  quotations: routes.quotations(''),
  ownQuotation: routes.ownQuotation('Q1'),
  sharedQuotation: routes.sharedQuotation('t'),
  inquiries: routes.inquiries(''),
  newInquiry: routes.newInquiry(''),
  inquiry: routes.inquiry('R1'),
  quotation: routes.quotation('Q1'),
  quotationPrint: routes.quotationPrint(),
  messages: routes.messages(),
  browsingHistory: routes.browsingHistory(),
  phone: routes.phone(),
  repair: routes.repair(),
  help: routes.help(),
  helpEntry: routes.helpEntry('3-1'),
  chat: routes.chat(),
  websiteIntroduction: routes.websiteIntroduction(),
  merchantJoin: routes.merchantJoin(),
  search: routes.search({}),
  category: routes.category(1),
  brands: routes.brands(),
  brand: routes.brand(1),
  shops: routes.shops(),
  shop: routes.shop(1),
  product: routes.product(1),
  alternatives: routes.alternatives(1, 2),
  compare: routes.compare(),
  userInfo: routes.userInfo(),
  userInfoAt: routes.userInfoAt('section=lists'),
  checkout: routes.checkout(),
  checkoutNow: routes.checkoutNow({ skuId: 1, qty: 1, unitPrice: 1, leadDays: 1 }),
  pay: routes.pay(['1']),
  orders: routes.orders(),
  ordersOf: routes.ordersOf(2),
  commentPosting: routes.commentPosting(),
  refunds: routes.refunds(),
  order: routes.order('1'),
  sandboxCashier: routes.sandboxCashier('1', 't'),
  datasheet: routes.datasheet(1),
} satisfies Record<keyof typeof routes, string>

const patternOf = (page: string) => new RegExp(`^${page.replace(/\[\w+\]/, '[^/]+')}$`)
const fileOf = (page: string) =>
  ['', '/index'].map((end) => `pages${page === '/' ? '/index' : page}${end}.tsx`)

describe('docs/hosts.md', () => {
  it.each(Object.entries(ADDRESSES))('lists the page of %s', (_name, address) => {
    const [path = ''] = address.split(/[?#]/)
    expect(pages.filter((page) => patternOf(page).test(path))).not.toEqual([])
  })

  it('lists only existing pages, each once', () => {
    const unserved = pages.filter((page) => !fileOf(page).some((file) => existsSync(file)))
    expect(unserved).toEqual(['/api/product/datasheet/[file]'])
    expect(new Set(pages).size).toBe(pages.length)
  })

  it('names only existing calls', () => {
    const names = new Set(ENDPOINTS.map(({ name }) => name))
    expect(calls.length).toBeGreaterThan(50)
    expect(calls.filter((name) => name !== 'none' && !names.has(name ?? ''))).toEqual([])
  })
})
