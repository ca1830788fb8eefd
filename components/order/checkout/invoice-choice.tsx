import { Button, Radio } from 'antd'
import dynamic from 'next/dynamic'
import { useState } from 'react'
import checkout from '@/components/order/shared/checkout.module.css'
import { late } from '@/components/ui/late'
import { INVOICE_KINDS, invoiceKind } from '@/contract/invoice/invoice-kind-rules'
import type { CheckoutGroup } from '@/contract/order/checkout-calls'
import { ChoiceRow } from './choice-row'
import type { CheckoutForm } from './use-checkout-form'

/** Its select loads when an invoice is wanted. */
const TitleChoice = dynamic(async () => (await import('./title-choice')).TitleChoice, {
  ssr: false,
  loading: late(),
})

/** 0 stands for no invoice. */
const KINDS = [
  { value: 0, label: '不开票' },
  ...INVOICE_KINDS.map(({ kind, title }) => ({ value: kind, label: title })),
]

/** Its selects load when shops are to differ. */
const ShopInvoices = dynamic(async () => (await import('./shop-invoices')).ShopInvoices, {
  ssr: false,
  loading: late(),
})

type InvoiceChoiceProps = {
  form: CheckoutForm
  groups: readonly CheckoutGroup[]
  fieldError: string
}

/** Invoice choice of the orders, optional; the same for all shops unless the buyer wants it otherwise. */
export function InvoiceChoice({ form, groups, fieldError }: InvoiceChoiceProps) {
  const [isByShop, setByShop] = useState(() =>
    groups.some(({ shop }) => form.shopInvoiceOf(shop.id)),
  )
  // A shop's invoice needs a title as much as that of all.
  const isTitleMissing =
    form.titles?.length === 0 &&
    groups.some(({ shop }) => (form.shopInvoiceOf(shop.id)?.kind ?? 0) > 0)
  return (
    <ChoiceRow title="发票" name="invoice" fieldError={fieldError}>
      <Radio.Group
        className={`${checkout.segments} ${checkout.thirds}`}
        name="invoice-kind"
        aria-label="发票类型"
        optionType="button"
        value={form.kind ?? 0}
        options={KINDS}
        onChange={({ target }) => form.setKind(invoiceKind(Number(target.value)))}
      />
      {form.kind !== null || isTitleMissing ? <TitleChoice form={form} /> : null}
      {groups.length > 1 && !isByShop ? (
        <Button type="link" size="small" onClick={() => setByShop(true)}>
          按店铺分别选择
        </Button>
      ) : null}
      {isByShop ? <ShopInvoices form={form} groups={groups} /> : null}
    </ChoiceRow>
  )
}
