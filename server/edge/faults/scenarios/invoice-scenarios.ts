import { applyInvoice } from '@/contract/invoice/invoice-calls'
import { getTitleList, saveTitle } from '@/contract/invoice/invoice-title-calls'
import { createIssuing } from '@/server/modules/invoice/issue'
import { orderAt } from './order-scenarios'
import type { ScenarioBuyer } from './scenario-buyer'
import { plainGoods } from './scenario-goods'

const NAME = '示例机械制造有限公司'

/** A title of the account; one is made for an account that has none. */
async function titleOf({ call }: ScenarioBuyer): Promise<string> {
  const [own] = await call(getTitleList, {})
  if (own) return own.id
  const title = { kind: 'personal' as const, name: NAME, email: '' }
  return (await call(saveTitle, { isDefault: true, title })).id
}

/** A completed order without an invoice, one applied for, and one issued. */
export async function makeInvoices(buyer: ScenarioBuyer) {
  const titleId = await titleOf(buyer)
  const goods = await plainGoods(buyer.db, 3)
  const [open = '', applied = '', issued = ''] = await Promise.all(
    goods.map((one) => orderAt(buyer, one, 'completed')),
  )
  const apply = (orderNo: string) =>
    buyer.call(applyInvoice, { kind: 1, titleId, orderNos: [orderNo] })
  const first = await apply(applied)
  const second = await apply(issued)
  await createIssuing(buyer.db, buyer.now).issue(second.applyNo)
  return { orders: { open }, invoices: { applied: first.applyNo, issued: second.applyNo } }
}
