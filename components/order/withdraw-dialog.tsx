import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { useSaleChanges } from '@/hooks/use-after-sale'
import s from './order-dialogs.module.css'

type WithdrawDialogProps = {
  refundNo: string
  onDone: (said: string) => void
  onCancel: () => void
}

/** Asked before an after-sale request is taken back. */
export function WithdrawDialog({ refundNo, onDone, onCancel }: WithdrawDialogProps) {
  const { withdraw, isPending, failure } = useSaleChanges()

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
          <Button look="primary" isPending={isPending} onClick={() => void handleConfirm()}>
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
