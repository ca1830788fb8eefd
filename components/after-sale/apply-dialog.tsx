import { Button, Form } from 'antd'
import { Amount } from '@/components/product/shared/price'
import { ApiForm } from '@/components/ui/api-form'
import { Dialog } from '@/components/ui/dialog'
import form from '@/components/ui/form.module.css'
import { PictureField } from '@/components/ui/picture-field'
import { Resource } from '@/components/ui/resource'
import { SkeletonList } from '@/components/ui/skeleton'
import surface from '@/components/ui/surface.module.css'
import { Waiting } from '@/components/ui/waiting'
import { AFTER_SALE_PICTURES_MAX, type RefundQuote } from '@/contract/after-sale/after-sale-calls'
import { MONEY_AFTER_SALES } from '@/contract/after-sale/after-sale-status-rules'
import type { OrderLine } from '@/contract/order/order-calls'
import { useKeptForm } from '@/hooks/account/use-kept-form'
import { useAfterSaleChanges, useRefundQuote } from '@/hooks/after-sale/use-after-sale'
import { usePictureUpload } from '@/hooks/browser/use-picture-upload'
import s from './apply-dialog.module.css'
import { type Application, ApplyFields } from './apply-fields'

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
          <span className={surface.caption}>不含运费，按原支付方式退回</span>
        </>
      ) : null}
    </p>
  )
}

/** Opens an after-sale case for a line: kind, quantity, reason, pictures, and the exact amount. */
export function ApplyDialog({ line, onDone, onCancel }: ApplyDialogProps) {
  const [fields] = Form.useForm<Application>()
  const type = Form.useWatch('type', fields)
  // Null: the whole refundable quantity.
  const qty = Form.useWatch('qty', fields) ?? null
  const { quote, isStale, ...requested } = useRefundQuote(line.lineId, qty)
  const upload = usePictureUpload('afterSale', AFTER_SALE_PICTURES_MAX)
  const { apply, isPending, failure } = useAfterSaleChanges()
  const kept = useKeptForm(`after-sale:${line.lineId}`)
  const isBusy = isPending || upload.isPending || isStale

  async function send(application: Application) {
    // The amount shown must belong to this quantity.
    if (!quote || isBusy) return
    const pictureIds = upload.pictures.map(({ fileId }) => fileId)
    const sent = { ...application, qty: quote.qty, lineId: line.lineId, pictureIds }
    if (!(await apply(sent))) return
    kept.done()
    onDone('售后申请已提交')
  }

  function cancel() {
    kept.done()
    onCancel()
  }

  return (
    <Dialog
      title="申请售后"
      onDismiss={cancel}
      actions={
        <div className={s.foot}>
          {quote ? (
            <Back quote={quote} isMoney={MONEY_AFTER_SALES.includes(type ?? 0)} isStale={isStale} />
          ) : null}
          <Button onClick={cancel}>返回</Button>
          <Button type="primary" loading={isBusy} disabled={!quote} onClick={fields.submit}>
            提交申请
          </Button>
        </div>
      }
    >
      <p className={s.goods}>
        {line.title} {line.spec}
      </p>
      <Resource data={quote} {...requested} skeleton={<FieldsSkeleton />}>
        {(quoted) => (
          <ApiForm<Application>
            kept={kept}
            form={fields}
            refusal={failure}
            isPending={isBusy}
            initialValues={{ description: '' }}
            onSend={(application) => void send(application)}
          >
            <ApplyFields quote={quoted} unit={line.unit} />
            <Form.Item label="图片凭证">
              <PictureField upload={upload} max={AFTER_SALE_PICTURES_MAX} />
            </Form.Item>
          </ApiForm>
        )}
      </Resource>
    </Dialog>
  )
}
