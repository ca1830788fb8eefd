import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import s from './book.module.css'

type DeleteEntryDialogProps = {
  title: string
  text: string
  isPending: boolean
  failure: string
  onConfirm: () => void
  onCancel: () => void
}

/** Asked before an address or a title is deleted: it does not come back. */
export function DeleteEntryDialog(props: DeleteEntryDialogProps) {
  const { title, text, isPending, failure, onConfirm, onCancel } = props
  return (
    <Dialog
      title={title}
      onDismiss={onCancel}
      actions={
        <>
          <Button onClick={onCancel}>不删除</Button>
          <Button look="primary" isPending={isPending} onClick={onConfirm}>
            删除
          </Button>
        </>
      }
    >
      <p>{text}</p>
      {failure ? (
        <p className={s.failure} role="alert">
          {failure}
        </p>
      ) : null}
    </Dialog>
  )
}
