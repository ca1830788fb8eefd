import { useState } from 'react'
import { QuantityStepper } from '@/components/cart/shared/quantity-stepper'
import { Amount } from '@/components/product/shared/price'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import form from '@/components/ui/form.module.css'
import { PictureField } from '@/components/ui/picture-field'
import { Resource } from '@/components/ui/resource'
import { SkeletonList } from '@/components/ui/skeleton'
import { Waiting } from '@/components/ui/waiting'
import { AFTER_SALE_PICTURES_MAX, type RefundQuote } from '@/contract/after-sale/after-sale-calls'
import type { OrderLine } from '@/contract/order/order-calls'
import { useAfterSaleChanges, useRefundQuote } from '@/hooks/after-sale/use-after-sale'
import { usePictureUpload } from '@/hooks/browser/use-picture-upload'
import s from './apply-dialog.module.css'
import { DescriptionField, ReasonField, TypeField } from './apply-fields'
import { useAfterSaleDraft } from './use-after-sale-draft'

type ApplyDialogProps = {
  line: Pick<OrderLine, 'lineId' | 'title' | 'spec' | 'unit'>
  onDone: (said: string) => void
  onCancel: () => void
}

function FieldsSkeleton() {
  return (
    <Waiting>
      <SkeletonList count={4} height="72px" className={form.form} />
    </Waiting>
  )
}

type BackProps = { quote: RefundQuote; isMoney: boolean; isStale: boolean }

/** Exact refund amount, beside the submit button. */
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
  draft: ReturnType<typeof useAfterSaleDraft>
  quote: RefundQuote
  unit: string
  isTried: boolean
}

function Fields({ draft: { draft, set, fieldErrors }, quote, unit, isTried }: FieldsProps) {
  return (
    <>
      <TypeField
        types={quote.types}
        value={draft.type}
        fieldError={isTried ? fieldErrors.type : ''}
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
        fieldError={isTried ? fieldErrors.reason : ''}
        onChange={(reason) => set({ reason })}
      />
      <DescriptionField
        value={draft.description}
        onChange={(description) => set({ description })}
      />
    </>
  )
}

/** Opens an after-sale case for a line: kind, quantity, reason, pictures, and the exact amount. */
export function ApplyDialog({ line, onDone, onCancel }: ApplyDialogProps) {
  const draft = useAfterSaleDraft()
  const { qty } = draft.draft
  const { quote, isStale, ...requested } = useRefundQuote(line.lineId, qty)
  const upload = usePictureUpload('afterSale', AFTER_SALE_PICTURES_MAX)
  const { apply, isPending, failure } = useAfterSaleChanges()
  const [isTried, setTried] = useState(false)
  const isBusy = isPending || upload.isPending || isStale

  async function handleApply() {
    setTried(true)
    const application = quote && draft.applicationOf(quote)
    // The amount shown must belong to this quantity.
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
            variant="primary"
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
      <Resource data={quote} {...requested} skeleton={<FieldsSkeleton />}>
        {(quoted) => (
          <div className={form.form}>
            <Fields draft={draft} quote={quoted} unit={line.unit} isTried={isTried} />
            <div className={form.field}>
              <span className={form.label}>图片凭证</span>
              <PictureField upload={upload} max={AFTER_SALE_PICTURES_MAX} />
            </div>
            {failure ? (
              <p className={form.fieldError} role="alert">
                {failure}
              </p>
            ) : null}
          </div>
        )}
      </Resource>
    </Dialog>
  )
}
