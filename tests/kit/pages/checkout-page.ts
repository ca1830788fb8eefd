import { expect, type Page } from '@playwright/test'

/** The confirmation of an order. */
export function checkoutPage(page: Page) {
  const submit = page.getByRole('button', { name: '提交订单' })
  const acceptChanges = page.getByRole('checkbox', { name: '我已核对，接受以上变化' })
  return {
    submit,
    newAddress: page.getByRole('button', { name: '新增地址' }),
    purchaseOrderNo: page.getByRole('textbox', { name: '采购单号' }),
    /** Asked for when prices or stock differ from what the buyer saw. */
    acceptChanges,
    /** Accepts the changes, if there are any once the amounts have been asked for anew. */
    async acceptAnyChanges() {
      await expect(submit).not.toHaveAttribute('aria-busy')
      // The bar knows at once; the list of changes is loaded on demand, and may come later.
      if ((await page.getByText('请先核对并接受上方的变化').count()) > 0)
        await acceptChanges.check()
    },
    /** An address of the account, by a part of its text. */
    address: (text: string | RegExp) => page.getByRole('radio', { name: text }),
  }
}
