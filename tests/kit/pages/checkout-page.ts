import type { Page } from '@playwright/test'

/** The confirmation of an order. */
export function checkoutPage(page: Page) {
  const submit = page.getByRole('button', { name: '提交订单' })
  return {
    submit,
    newAddress: page.getByRole('button', { name: '新增地址' }),
    purchaseOrderNo: page.getByRole('textbox', { name: '采购单号' }),
    /** Asked for when prices or stock differ from what the buyer saw. */
    acceptChanges: page.getByRole('checkbox', { name: '我已核对，接受以上变化' }),
    /** An address of the account, by a part of its text. */
    address: (text: string | RegExp) => page.getByRole('radio', { name: text }),
  }
}
