import { Select } from 'antd'
import { INVOICE_KINDS } from '@/contract/invoice/invoice-kind-rules'
import type { CheckoutGroup } from '@/contract/order/checkout-calls'
import s from './shop-invoices.module.css'
import type { CheckoutForm } from './use-checkout-form'

const SAME = -1
const KINDS = [
  { value: SAME, label: '与上面相同' },
  { value: 0, label: '不开票' },
  ...INVOICE_KINDS.map(({ kind, title }) => ({ value: kind as number, label: title })),
]

type ShopInvoicesProps = { form: CheckoutForm; groups: readonly CheckoutGroup[] }

/** Invoice kind and title of each shop, where they are not the same for all. */
export function ShopInvoices({ form, groups }: ShopInvoicesProps) {
  const titles = (form.titles ?? []).map(({ id, title: { name, kind } }) => ({
    value: id,
    label: `${name}（${kind === 'company' ? '单位' : '个人'}）`,
  }))
  return (
    <ul className={s.root}>
      {groups.map(({ shop }) => {
        const own = form.shopInvoiceOf(shop.id)
        return (
          <li key={shop.id} className={s.shop}>
            <span className={s.name}>{shop.name}</span>
            <Select
              aria-label={`发票类型：${shop.name}`}
              className={s.kind ?? ''}
              value={own?.kind ?? SAME}
              options={KINDS}
              onChange={(kind) => form.setShopInvoice(shop.id, kind === SAME ? null : { kind })}
            />
            {own && own.kind > 0 && titles.length > 0 ? (
              <Select
                aria-label={`发票抬头：${shop.name}`}
                popupMatchSelectWidth={false}
                value={own.title?.id ?? null}
                options={titles}
                onChange={(titleId) => form.setShopInvoice(shop.id, { kind: own.kind, titleId })}
              />
            ) : null}
          </li>
        )
      })}
    </ul>
  )
}
