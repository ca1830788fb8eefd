import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { CANCEL_REASONS } from '@/contract/order/order-status-rules'
import { useOrderChanges } from '@/hooks/order/use-order-changes'
import s from './shared/order-dialogs.module.css'

type CancelDialogProps = {
  orderNo: string
  /** The shop has to agree: it is already preparing the goods. */
  isRequest: boolean
  onDone: (said: string) => void
  onCancel: () => void
}

type Reason = (typeof CANCEL_REASONS)[number]

/** Cancel reason of an order (DOMAIN 3.1); an accepted order needs the shop's consent. */
export function CancelDialog({ orderNo, isRequest, onDone, onCancel }: CancelDialogProps) {
  const { cancel, isPending, failure } = useOrderChanges(orderNo)
  const [reason, setReason] = useState<Reason | null>(null)

  async function handleConfirm() {
    if (!reason || isPending) return
    if (await cancel(reason)) onDone(isRequest ? '已申请取消，等待店铺答复' : '订单已取消')
  }

  return (
    <Dialog
      title={isRequest ? '申请取消订单' : '取消订单'}
      onDismiss={onCancel}
      actions={
        <>
          <Button onClick={onCancel}>不取消了</Button>
          <Button
            variant="primary"
            isPending={isPending}
            disabled={reason === null}
            onClick={() => void handleConfirm()}
          >
            {isRequest ? '提交申请' : '确定取消'}
          </Button>
        </>
      }
    >
      <p className={s.text}>
        {isRequest
          ? '店铺已接单备货，同意后订单取消；48 小时内未答复则自动取消。已付款项将原路退回。'
          : '取消后不能恢复；已付款项将原路退回。'}
      </p>
      <fieldset className={s.reasons}>
        <legend className={s.legend}>取消原因</legend>
        {CANCEL_REASONS.map((one) => (
          <label key={one} className={s.reason}>
            <input
              type="radio"
              name="cancel-reason"
              checked={one === reason}
              onChange={() => setReason(one)}
            />
            {one}
          </label>
        ))}
      </fieldset>
      {failure ? (
        <p className={s.failure} role="alert">
          {failure}
        </p>
      ) : null}
    </Dialog>
  )
}
