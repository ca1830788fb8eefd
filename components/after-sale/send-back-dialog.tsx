import { type FormEvent, useId, useState } from 'react'
import s from '@/components/order/shared/order-dialogs.module.css'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import form from '@/components/ui/form.module.css'
import { TextField } from '@/components/ui/text-field'
import { useTries } from '@/components/ui/use-tries'
import { CARRIER_MAX, sendBack, TRACKING_MAX } from '@/contract/after-sale/after-sale-calls'
import { useAfterSaleChanges } from '@/hooks/after-sale/use-after-sale'

type SendBackDialogProps = {
  refundNo: string
  onDone: (said: string) => void
  onCancel: () => void
}

/** Enters the return parcel of an after-sale case. */
export function SendBackDialog({ refundNo, onDone, onCancel }: SendBackDialogProps) {
  const id = useId()
  const change = useAfterSaleChanges()
  const [carrier, setCarrier] = useState('')
  const [trackingNo, setTrackingNo] = useState('')
  const tries = useTries()
  const isWrong = !sendBack.input.safeParse({ refundNo, carrier: '-', trackingNo }).success
  const isMissing = carrier.trim() === ''

  async function handleSubmit(event: FormEvent) {
    event.preventDefault()
    tries.count()
    if (isMissing || isWrong || change.isPending) return
    if (await change.sendBack({ refundNo, carrier, trackingNo })) onDone('退货单号已提交')
  }

  return (
    <Dialog
      title="填写退货单号"
      onDismiss={onCancel}
      actions={
        <>
          <Button onClick={onCancel}>返回</Button>
          <Button type="submit" form={id} variant="primary" isPending={change.isPending}>
            提交
          </Button>
        </>
      }
    >
      <form
        ref={tries.root}
        id={id}
        className={form.form}
        noValidate
        onSubmit={(event) => void handleSubmit(event)}
      >
        <TextField
          label="物流公司"
          required
          maxLength={CARRIER_MAX}
          value={carrier}
          onChange={setCarrier}
          fieldError={tries.hasTried && isMissing ? '请填写物流公司' : ''}
        />
        <TextField
          label="物流单号"
          required
          maxLength={TRACKING_MAX}
          value={trackingNo}
          onChange={setTrackingNo}
          hint="字母、数字和短横线"
          fieldError={tries.hasTried && isWrong ? '请填写正确的物流单号' : ''}
        />
        {change.failure ? (
          <p className={s.failure} role="alert">
            {change.failure}
          </p>
        ) : null}
      </form>
    </Dialog>
  )
}
