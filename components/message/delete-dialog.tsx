import { Button } from 'antd'
import { Dialog } from '@/components/ui/dialog'

type DeleteDialogProps = {
  count: number
  isPending: boolean
  onConfirm: () => void
  onCancel: () => void
}

/** Confirms the permanent deletion of messages. */
export function DeleteDialog({ count, isPending, onConfirm, onCancel }: DeleteDialogProps) {
  return (
    <Dialog
      title={`删除选中的 ${count} 条消息？`}
      onDismiss={onCancel}
      actions={
        <>
          <Button onClick={onCancel}>不删除</Button>
          <Button type="primary" loading={isPending} onClick={onConfirm}>
            删除消息
          </Button>
        </>
      }
    >
      <p>删除后不能恢复。</p>
    </Dialog>
  )
}
