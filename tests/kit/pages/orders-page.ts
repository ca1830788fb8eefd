import type { Page } from '@playwright/test'
import { routes } from '@/contract/routes'

/** The list of orders. */
export function ordersPage(page: Page) {
  const main = page.getByRole('main')
  return {
    keyword: main.getByRole('searchbox', { name: '搜索订单' }),
    /** A tab by its name: 全部, 待付款, 待接单 ... */
    tab: (name: string) => main.getByRole('link', { name }),
    /** The link to an order. */
    order: (orderNo: string) => main.getByRole('link', { name: orderNo }),
    pay: (orderNo: string) => main.getByRole('link', { name: `去付款：${orderNo}` }),
    again: (orderNo: string) => main.getByRole('button', { name: `再次购买：${orderNo}` }),
    open: () => page.goto(routes.orders()),
  }
}

/** The page of one order. */
export function orderPage(page: Page) {
  return {
    status: page.getByRole('region', { name: '订单状态' }),
    progress: page.getByRole('region', { name: '订单进度' }),
    open: (orderNo: string) => page.goto(routes.order(orderNo)),
  }
}
