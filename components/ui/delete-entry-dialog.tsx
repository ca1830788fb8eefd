import { Button } from 'antd'
import { Dialog } from './dialog'
import f from './form.module.css'

type DeleteEntryDialogProps = {
  title: string
  text: string
  /** Labels of the confirm and cancel buttons. */
  words?: { yes: string; no: string }
  isPending: boolean
  failure: string
  onConfirm: () => void
  onCancel: () => void
}

const DELETE = { yes: '删除', no: '不删除' }

/** Confirmation dialog of a permanent deletion. */
export function DeleteEntryDialog(props: DeleteEntryDialogProps) {
  const { title, text, words = DELETE, isPending, failure, onConfirm, onCancel } = props
  return (
    <Dialog
      title={title}
      onDismiss={onCancel}
      actions={
        <>
          <Button onClick={onCancel}>{words.no}</Button>
          <Button type="primary" loading={isPending} onClick={onConfirm}>
            {words.yes}
          </Button>
        </>
      }
    >
      <p>{text}</p>
      {failure ? (
        <p className={f.fieldError} role="alert">
          {failure}
        </p>
      ) : null}
    </Dialog>
  )
}
