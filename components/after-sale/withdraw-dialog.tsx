import { DeleteEntryDialog } from '@/components/ui/delete-entry-dialog'
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
    <DeleteEntryDialog
      title="撤销售后申请"
      text="撤销后店铺不再处理这次申请；在售后期限内可以重新申请。"
      words={{ yes: '确定撤销', no: '返回' }}
      isPending={isPending}
      failure={failure}
      onConfirm={() => void handleConfirm()}
      onCancel={onCancel}
    />
  )
}
