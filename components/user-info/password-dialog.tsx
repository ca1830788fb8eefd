import { useId } from 'react'
import { AccountField } from '@/components/shared/account-field'
import f from '@/components/shared/form.module.css'
import { NewPasswordFields } from '@/components/shared/new-password-fields'
import { passwordFaults } from '@/components/shared/password-faults'
import { useAccountForm } from '@/components/shared/use-account-form'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { usePasswordChange } from '@/hooks/use-security'

const BLANK = { oldPassword: '', password: '', again: '' }
type Form = typeof BLANK

const faultsOf = (form: Form) => ({
  oldPassword: form.oldPassword ? '' : '请填写原密码',
  ...passwordFaults(form),
})

type PasswordDialogProps = { onDone: () => void; onCancel: () => void }

/** A new password for whoever knows the old one. */
export function PasswordDialog({ onDone, onCancel }: PasswordDialogProps) {
  const { modify, refusal, isPending } = usePasswordChange()
  const formId = useId()
  async function send({ oldPassword, password }: Form) {
    if (await modify({ oldPassword, password })) onDone()
  }
  const { form, faultOf, change, notice, formProps } = useAccountForm({
    ...{ blank: BLANK, faultsOf, refusal, isPending, send },
  })
  return (
    <Dialog
      title="修改登录密码"
      onDismiss={onCancel}
      actions={
        <>
          <Button onClick={onCancel}>取消</Button>
          <Button look="primary" type="submit" form={formId} isPending={isPending}>
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
          fault={faultOf('oldPassword')}
          onChange={(oldPassword) => change({ oldPassword })}
        />
        <NewPasswordFields label="新密码" form={form} faultOf={faultOf} onChange={change} />
        {notice ? (
          <p role="alert" className={f.fault}>
            {notice}
          </p>
        ) : null}
      </form>
    </Dialog>
  )
}
