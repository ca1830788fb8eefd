import { useId } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import f from '@/components/ui/form.module.css'
import { isMobile } from '@/contract/account/phone-rules'
import { SMS_CODE } from '@/contract/account/verification-calls'
import type { Refusal } from '@/hooks/account/use-account-call'
import { PhoneCodeFields } from './shared/phone-code-fields'
import { useAccountForm } from './shared/use-account-form'

const BLANK = { phone: '', code: '' }
type Form = typeof BLANK

const fieldErrorsOf = ({ phone, code }: Form) => ({
  phone: isMobile(phone) ? '' : '请填写 11 位手机号',
  code: SMS_CODE.test(code.trim()) ? '' : '请填写 6 位短信验证码',
})

type NewPhoneStepProps = {
  refusal: Refusal | null
  isPending: boolean
  send: (form: Form) => Promise<unknown>
  onCancel: () => void
}

/** Second step: proves possession of the new phone. */
export function NewPhoneStep({ refusal, isPending, send, onCancel }: NewPhoneStepProps) {
  const formId = useId()
  const { form, fieldErrorOf, change, tell, notice, formProps } = useAccountForm({
    blank: BLANK,
    fieldErrorsOf,
    refusal,
    isPending,
    send,
  })
  return (
    <Dialog
      title="更换绑定手机：验证新手机号"
      onDismiss={onCancel}
      actions={
        <>
          <Button onClick={onCancel}>取消</Button>
          <Button variant="primary" type="submit" form={formId} isPending={isPending}>
            更换手机号
          </Button>
        </>
      }
    >
      <form {...formProps} id={formId} className={f.form}>
        <p className={f.hint}>更换后所有设备都会退出登录，需要重新登录。请在 10 分钟内完成。</p>
        <PhoneCodeFields
          label="新手机号"
          scene="newPhone"
          form={form}
          fieldErrorOf={fieldErrorOf}
          onChange={change}
          onBadPhone={() => tell('phone')}
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
