import { useId } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import f from '@/components/ui/form.module.css'
import { usePasswordChange } from '@/hooks/account/use-security'
import { AccountField } from './shared/account-field'
import { NewPasswordFields } from './shared/new-password-fields'
import { passwordErrors } from './shared/password-errors'
import { useAccountForm } from './shared/use-account-form'

const BLANK = { oldPassword: '', password: '', again: '' }
type Form = typeof BLANK

const fieldErrorsOf = (form: Form) => ({
  oldPassword: form.oldPassword ? '' : '请填写原密码',
  ...passwordErrors(form),
})

type PasswordDialogProps = { onDone: () => void; onCancel: () => void }

/** Changes the password, given the old one. */
export function PasswordDialog({ onDone, onCancel }: PasswordDialogProps) {
  const { modify, refusal, isPending } = usePasswordChange()
  const formId = useId()
  async function send({ oldPassword, password }: Form) {
    if (await modify({ oldPassword, password })) onDone()
  }
  const { form, fieldErrorOf, change, notice, formProps } = useAccountForm({
    blank: BLANK,
    fieldErrorsOf,
    refusal,
    isPending,
    send,
  })
  return (
    <Dialog
      title="修改登录密码"
      onDismiss={onCancel}
      actions={
        <>
          <Button onClick={onCancel}>取消</Button>
          <Button variant="primary" type="submit" form={formId} isPending={isPending}>
            修改密码
          </Button>
        </>
      }
    >
      <form {...formProps} id={formId} className={f.form}>
        <p className={f.hint}>修改后，其他设备上的登录会立即退出，本机不受影响。</p>
        <AccountField
          label="原密码"
          required
          name="current-password"
          type="password"
          autoComplete="current-password"
          maxLength={256}
          value={form.oldPassword}
          fieldError={fieldErrorOf('oldPassword')}
          onChange={(oldPassword) => change({ oldPassword })}
        />
        <NewPasswordFields
          label="新密码"
          form={form}
          fieldErrorOf={fieldErrorOf}
          onChange={change}
        />
        {notice ? (
          <p role="alert" className={f.fieldError}>
            {notice}
          </p>
        ) : null}
      </form>
    </Dialog>
  )
}
