import { describe, expect, it } from 'vitest'
import { USER_INFO_SECTIONS, userInfoAddress } from '@/contract/account/user-info-address'
import { helpAddress } from '@/contract/help/help-address'
import { HELP_GROUPS } from '@/contract/help/help-menu-rules'
import { checkoutAddress } from '@/contract/order/checkout-address'
import { orderListAddress } from '@/contract/order/order-list-address'
import { ORDER_STATUS } from '@/contract/order/order-status-rules'
import { routes } from '@/contract/routes'

/** Entries of the help menu that are pages of their own. */
const OTHER_PAGES = ['3-1', '5-1']

describe('routes that every page knows, without the addresses of their pages', () => {
  it.each(Object.values(ORDER_STATUS))('lead to the orders of status %i', (type) => {
    expect(routes.ordersOf(type)).toBe(routes.orders(orderListAddress.write({ type })))
  })

  it.each(USER_INFO_SECTIONS)('lead to section %s of the personal centre', (section) => {
    expect(routes.userInfo(section)).toBe(routes.userInfoAt(userInfoAddress.write({ section })))
  })

  it('lead to the checkout of a SKU as its page sells it', () => {
    const now = { skuId: 7, qty: 100, unitPrice: 4800, leadDays: 3 }
    expect(routes.checkoutNow(now)).toBe(routes.checkout(checkoutAddress.write({ now })))
  })

  const articles = HELP_GROUPS.flatMap(({ items }) => items.map(({ key }) => key))
  it.each(articles.filter((key) => !OTHER_PAGES.includes(key)))('lead to article %s', (key) => {
    const [, query = ''] = routes.helpEntry(key).split('?')
    expect(helpAddress.write(helpAddress.read({ type: key }))).toBe(query)
  })
})
