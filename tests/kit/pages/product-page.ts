import type { Page } from '@playwright/test'
import { routes } from '@/contract/routes'

/** The page of one product. */
export function productPage(page: Page) {
  return {
    title: page.getByRole('heading', { level: 1 }),
    addToCart: page.getByRole('button', { name: '加入购物车', exact: true }),
    buyNow: page.getByRole('link', { name: '立即购买' }),
    added: page.getByRole('status').filter({ hasText: '已加入购物车' }),
    open: (productId: number, skuId?: number) => page.goto(routes.product(productId, skuId)),
  }
}
