import { useState } from 'react'
import { ErrorState } from '@/components/shared/error-state'
import form from '@/components/shared/form.module.css'
import { PictureField } from '@/components/shared/picture-field'
import { Amount } from '@/components/shared/price'
import { QuantityStepper } from '@/components/shared/quantity-stepper'
import { SkeletonList } from '@/components/shared/skeleton'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { VisuallyHidden } from '@/components/ui/visually-hidden'
import { type RefundQuote, SALE_PICTURES_MAX } from '@/contract/after-sale'
import type { OrderLine } from '@/contract/order'
import { useRefundQuote, useSaleChanges } from '@/hooks/use-after-sale'
import { usePictureUpload } from '@/hooks/use-picture-upload'
import s from './apply-dialog.module.css'
import { DescriptionField, ReasonField, TypeField } from './apply-fields'
import { useSaleDraft } from './use-sale-draft'

type ApplyDialogProps = {
  line: Pick<OrderLine, 'lineId' | 'title' | 'spec' | 'unit'>
  onDone: (said: string) => void
  onCancel: () => void
}

function Waiting() {
  return (
    <div role="status">
      <VisuallyHidden>正在加载</VisuallyHidden>
      <SkeletonList count={4} height="72px" className={form.form} />
    </div>
  )
}

type BackProps = { quote: RefundQuote; isMoney: boolean; isStale: boolean }

/** Exactly what would come back, beside the button that asks for it. */
function Back({ quote, isMoney, isStale }: BackProps) {
  return (
    <p className={s.back} role="status" aria-busy={isStale}>
      {isMoney ? (
        <>
          退款金额 <Amount value={quote.amount} size="m" />
          <span className={s.hint}>不含运费，按原支付方式退回</span>
        </>
      ) : null}
    </p>
  )
}

type FieldsProps = {
  draft: ReturnType<typeof useSaleDraft>
  quote: RefundQuote
  unit: string
  isTried: boolean
}

function Fields({ draft: { draft, set, faults }, quote, unit, isTried }: FieldsProps) {
  return (
    <>
      <TypeField
        types={quote.types}
        value={draft.type}
        fault={isTried ? faults.type : ''}
        onChange={(type) => set({ type })}
      />
      <div className={form.field}>
        <span className={form.label}>申请数量（{unit}）</span>
        <span className={s.qty}>
          <QuantityStepper
            value={draft.qty ?? quote.mostQty}
            rule={{ moq: 1, step: 1, maxQty: quote.mostQty, unit }}
            onChange={(qty) => set({ qty })}
            label="申请数量"
          />
          <span className={s.hint}>
            最多 {quote.mostQty} {unit}
          </span>
        </span>
      </div>
      <ReasonField
        reasons={quote.reasons}
        value={draft.reason}
        fault={isTried ? faults.reason : ''}
        onChange={(reason) => set({ reason })}
      />
      <DescriptionField
        value={draft.description}
        onChange={(description) => set({ description })}
      />
    </>
  )
}

/** Asking for after-sale on a line: kind, pieces, reason, pictures, and the exact amount. */
export function ApplyDialog({ line, onDone, onCancel }: ApplyDialogProps) {
  const draft = useSaleDraft()
  const { qty } = draft.draft
  const { quote, error, isStale, retry } = useRefundQuote(line.lineId, qty)
  const upload = usePictureUpload('afterSale', SALE_PICTURES_MAX)
  const { apply, isPending, failure } = useSaleChanges()
  const [isTried, setTried] = useState(false)
  const isBusy = isPending || upload.isPending || isStale

  async function handleApply() {
    setTried(true)
    const application = quote && draft.applicationOf(quote)
    // The amount that is shown must be the one of this quantity.
    if (!application || isBusy) return
    const pictureIds = upload.pictures.map(({ fileId }) => fileId)
    if (await apply({ ...application, lineId: line.lineId, pictureIds })) onDone('售后申请已提交')
  }

  return (
    <Dialog
      title="申请售后"
      onDismiss={onCancel}
      actions={
        <>
          {quote ? <Back quote={quote} isMoney={draft.isMoney} isStale={isStale} /> : null}
          <Button onClick={onCancel}>返回</Button>
          <Button
            look="primary"
            isPending={isBusy}
            disabled={!quote}
            onClick={() => void handleApply()}
          >
            提交申请
          </Button>
        </>
      }
    >
      <p className={s.goods}>
        {line.title} {line.spec}
      </p>
      {error && !quote ? <ErrorState message={error.message} onRetry={retry} /> : null}
      {!error && !quote ? <Waiting /> : null}
      {quote ? (
        <div className={form.form}>
          <Fields draft={draft} quote={quote} unit={line.unit} isTried={isTried} />
          <div className={form.field}>
            <span className={form.label}>图片凭证</span>
            <PictureField upload={upload} most={SALE_PICTURES_MAX} />
          </div>
          {failure ? (
            <p className={form.fault} role="alert">
              {failure}
            </p>
          ) : null}
        </div>
      ) : null}
    </Dialog>
  )
}
