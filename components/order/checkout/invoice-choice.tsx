import { Radio } from 'antd'
import dynamic from 'next/dynamic'
import { INVOICE_KINDS, invoiceKind } from '@/contract/invoice/invoice-kind-rules'
import { ChoiceRow } from './choice-row'
import type { CheckoutForm } from './use-checkout-form'

/** Its select loads when an invoice is wanted. */
const TitleChoice = dynamic(async () => (await import('./title-choice')).TitleChoice, {
  ssr: false,
})

/** 0 stands for no invoice. */
const KINDS = [
  { value: 0, label: '不开票' },
  ...INVOICE_KINDS.map(({ kind, title }) => ({ value: kind, label: title })),
]

type InvoiceChoiceProps = { form: CheckoutForm; fieldError: string }

/** Invoice choice of the orders, optional. */
export function InvoiceChoice({ form, fieldError }: InvoiceChoiceProps) {
  return (
    <ChoiceRow title="发票" name="invoice" fieldError={fieldError}>
      <Radio.Group
        name="invoice-kind"
        aria-label="发票类型"
        optionType="button"
        value={form.kind ?? 0}
        options={KINDS}
        onChange={({ target }) => form.setKind(invoiceKind(Number(target.value)))}
      />
      {form.kind === null ? null : <TitleChoice form={form} />}
    </ChoiceRow>
  )
}
