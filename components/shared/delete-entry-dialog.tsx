import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import f from './form.module.css'

type DeleteEntryDialogProps = {
  title: string
  text: string
  /** What is pressed to do it, and what not to. */
  words?: { yes: string; no: string }
  isPending: boolean
  failure: string
  onConfirm: () => void
  onCancel: () => void
}

const DELETE = { yes: '删除', no: '不删除' }

/** Asked before something is deleted that does not come back. */
export function DeleteEntryDialog(props: DeleteEntryDialogProps) {
  const { title, text, words = DELETE, isPending, failure, onConfirm, onCancel } = props
  return (
    <Dialog
      title={title}
      onDismiss={onCancel}
      actions={
        <>
          <Button onClick={onCancel}>{words.no}</Button>
          <Button look="primary" isPending={isPending} onClick={onConfirm}>
            {words.yes}
          </Button>
        </>
      }
    >
      <p>{text}</p>
      {failure ? (
        <p className={f.fault} role="alert">
          {failure}
        </p>
      ) : null}
    </Dialog>
  )
}
