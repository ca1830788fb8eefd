import { DeleteEntryDialog } from '@/components/ui/delete-entry-dialog'
import { useAfterSaleChanges } from '@/hooks/after-sale/use-after-sale'

type ConfirmReplacementDialogProps = {
  refundNo: string
  onDone: (said: string) => void
  onCancel: () => void
}

/** Confirms that the exchanged or repaired goods have arrived, which ends the case. */
export function ConfirmReplacementDialog(props: ConfirmReplacementDialogProps) {
  const { refundNo, onDone, onCancel } = props
  const { confirm, isPending, failure } = useAfterSaleChanges()

  async function handleConfirm() {
    if (await confirm(refundNo)) onDone('已确认收到，售后已完成')
  }

  return (
    <DeleteEntryDialog
      title="确认收到商品"
      text="请先核对收到的商品。确认后这次售后结束；商品仍有问题的，在售后期限内可以重新申请。"
      words={{ yes: '确认收到', no: '返回' }}
      isPending={isPending}
      failure={failure}
      onConfirm={() => void handleConfirm()}
      onCancel={onCancel}
    />
  )
}
