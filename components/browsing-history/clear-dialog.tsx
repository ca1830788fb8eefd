import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import s from './history.module.css'

type ClearDialogProps = {
  count: number
  isPending: boolean
  failure: string
  onConfirm: () => void
  onCancel: () => void
}

/** Asked before all of it is forgotten: it does not come back. */
export function ClearDialog({ count, isPending, failure, onConfirm, onCancel }: ClearDialogProps) {
  return (
    <Dialog
      title="清空浏览记录？"
      onDismiss={onCancel}
      actions={
        <>
          <Button onClick={onCancel}>不清空</Button>
          <Button look="primary" isPending={isPending} onClick={onConfirm}>
            清空
          </Button>
        </>
      }
    >
      <p>{count} 条浏览记录将被删除，不能恢复。</p>
      {failure ? (
        <p className={s.failure} role="alert">
          {failure}
        </p>
      ) : null}
    </Dialog>
  )
}
