import { useId } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import f from '@/components/ui/form.module.css'
import { SMS_CODE } from '@/contract/account/verification-calls'
import type { Refusal } from '@/hooks/account/use-account-call'
import { SmsCodeField } from './shared/sms-code-field'
import { useAccountForm } from './shared/use-account-form'

const BLANK = { code: '' }
type Form = typeof BLANK

const fieldErrorsOf = ({ code }: Form) => ({
  code: SMS_CODE.test(code.trim()) ? '' : '请填写 6 位短信验证码',
})

type OldPhoneStepProps = {
  phone: string
  refusal: Refusal | null
  isPending: boolean
  send: (code: string) => Promise<unknown>
  onCancel: () => void
}

/** First step: proves possession of the old phone. */
export function OldPhoneStep(props: OldPhoneStepProps) {
  const { phone, refusal, isPending, send, onCancel } = props
  const formId = useId()
  const { form, fieldErrorOf, change, notice, formProps } = useAccountForm({
    blank: BLANK,
    fieldErrorsOf,
    refusal,
    isPending,
    send: ({ code }: Form) => send(code),
  })
  return (
    <Dialog
      title="更换绑定手机：验证原手机号"
      onDismiss={onCancel}
      actions={
        <>
          <Button onClick={onCancel}>取消</Button>
          <Button variant="primary" type="submit" form={formId} isPending={isPending}>
            下一步
          </Button>
        </>
      }
    >
      <form {...formProps} id={formId} className={f.form}>
        <p className={f.hint}>验证码将发送到 {phone}。</p>
        <SmsCodeField
          scene="oldPhone"
          phone=""
          onBadPhone={() => {}}
          code={form.code}
          fieldError={fieldErrorOf('code')}
          onChange={(code) => change({ code })}
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
