import { Button } from 'antd'
import { ApiForm, type ApiFormProps } from './api-form'
import { Dialog } from './dialog'

type FormDialogProps<Values> = Omit<ApiFormProps<Values>, 'onSend'> & {
  title: string
  /** Labels of the submit and cancel buttons. */
  words?: { yes: string; no: string }
  /** Called with valid values. */
  onSend: (values: Values) => Promise<unknown>
  onCancel: () => void
}

const SAVE = { yes: '保存', no: '取消' }

/** Dialog of a form that is sent to the API: open while rendered. */
export function FormDialog<Values extends object>(props: FormDialogProps<Values>) {
  const { title, words = SAVE, onSend, onCancel, ...rest } = props

  function cancel() {
    rest.kept?.done()
    onCancel()
  }

  return (
    <Dialog
      title={title}
      onDismiss={cancel}
      actions={
        <>
          <Button onClick={cancel}>{words.no}</Button>
          <Button type="primary" loading={rest.isPending} onClick={rest.form.submit}>
            {words.yes}
          </Button>
        </>
      }
    >
      <ApiForm<Values> {...rest} onSend={(values) => void onSend(values)} />
    </Dialog>
  )
}
