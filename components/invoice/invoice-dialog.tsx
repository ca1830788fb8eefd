import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { INVOICE_KINDS, type InvoiceKind, invoiceKind } from '@/contract/invoice/invoice-kind-rules'
import { useInvoiceTitles } from '@/hooks/invoice/use-invoice-titles'
import s from './invoices.module.css'
import { TitleDialog } from './shared/title-dialog'

type InvoiceDialogProps = {
  heading: string
  /** Description of the requested invoice. */
  text: string
  isPending: boolean
  failure: string
  onConfirm: (madeOut: { kind: InvoiceKind; titleId: string }) => void
  onCancel: () => void
}

/** Dialog that chooses an invoice's kind and title. */
export function InvoiceDialog(props: InvoiceDialogProps) {
  const { heading, text, isPending, failure, onConfirm, onCancel } = props
  const { titles = [] } = useInvoiceTitles()
  const [kind, setKind] = useState<InvoiceKind>(1)
  const [chosenId, setChosenId] = useState('')
  const [isAdding, setAdding] = useState(false)
  const titleId = chosenId || (titles.find(({ isDefault }) => isDefault) ?? titles[0])?.id

  if (isAdding) {
    return (
      <TitleDialog
        saved={null}
        onSaved={(id) => {
          setChosenId(id)
          setAdding(false)
        }}
        onCancel={() => setAdding(false)}
      />
    )
  }
  return (
    <Dialog
      title={heading}
      onDismiss={onCancel}
      actions={
        <>
          <Button onClick={onCancel}>取消</Button>
          <Button
            variant="primary"
            disabled={!titleId}
            isPending={isPending}
            onClick={() => titleId && onConfirm({ kind, titleId })}
          >
            提交申请
          </Button>
        </>
      }
    >
      <p>{text}</p>
      <label className={s.field}>
        发票类型
        <select
          className={s.select}
          value={kind}
          onChange={(event) => {
            const chosen = invoiceKind(Number(event.target.value))
            if (chosen) setKind(chosen)
          }}
        >
          {INVOICE_KINDS.map((one) => (
            <option key={one.kind} value={one.kind}>
              {one.title}
            </option>
          ))}
        </select>
      </label>
      <div className={s.titles}>
        {titles.length > 0 ? (
          <label className={s.field}>
            发票抬头
            <select
              className={s.select}
              value={titleId}
              onChange={(event) => setChosenId(event.target.value)}
            >
              {titles.map(({ id, title }) => (
                <option key={id} value={id}>
                  {title.name}
                </option>
              ))}
            </select>
          </label>
        ) : (
          <p>还没有发票抬头。</p>
        )}
        <Button onClick={() => setAdding(true)}>新增抬头</Button>
      </div>
      {failure ? (
        <p className={s.failure} role="alert">
          {failure}
        </p>
      ) : null}
    </Dialog>
  )
}
