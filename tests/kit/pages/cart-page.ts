import type { Locator, Page } from '@playwright/test'
import { routes } from '@/contract/routes'

/** What can be done with one line of the cart. */
export function cartLine(line: Locator) {
  return {
    quantity: line.getByRole('spinbutton'),
    select: line.getByRole('checkbox'),
    more: line.getByRole('button', { name: '增加' }),
    less: line.getByRole('button', { name: '减少' }),
    remove: line.getByRole('button', { name: /^删除/ }),
    later: line.getByRole('button', { name: /^稍后再买/ }),
  }
}

/** The cart. */
export function cartPage(page: Page) {
  const main = page.getByRole('main')
  const remove = page.getByRole('button', { name: /^稍后再买/ })
  return {
    /** Its lines, without those saved for later. */
    lines: main.getByRole('listitem').filter({ has: remove }),
    empty: page.getByText('购物车还是空的'),
    total: page.getByRole('region', { name: '合计' }),
    checkOut: page.getByRole('button', { name: '去结算' }),
    /** Offers another attempt where the cart could not be read. */
    retry: main.getByRole('button', { name: '重试' }),
    open: () => page.goto(routes.cart()),
  }
}
