import s from '@/components/order/shared/order-dialogs.module.css'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { useAfterSaleChanges } from '@/hooks/after-sale/use-after-sale'

type WithdrawDialogProps = {
  refundNo: string
  onDone: (said: string) => void
  onCancel: () => void
}

/** Confirms the withdrawal of an after-sale case. */
export function WithdrawDialog({ refundNo, onDone, onCancel }: WithdrawDialogProps) {
  const { withdraw, isPending, failure } = useAfterSaleChanges()

  async function handleConfirm() {
    if (await withdraw(refundNo)) onDone('售后申请已撤销')
  }

  return (
    <Dialog
      title="撤销售后申请"
      onDismiss={onCancel}
      actions={
        <>
          <Button onClick={onCancel}>返回</Button>
          <Button variant="primary" isPending={isPending} onClick={() => void handleConfirm()}>
            确定撤销
          </Button>
        </>
      }
    >
      <p className={s.text}>撤销后店铺不再处理这次申请；在售后期限内可以重新申请。</p>
      {failure ? (
        <p className={s.failure} role="alert">
          {failure}
        </p>
      ) : null}
    </Dialog>
  )
}
