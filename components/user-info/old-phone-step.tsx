import { useId } from 'react'
import f from '@/components/shared/form.module.css'
import { SmsCodeField } from '@/components/shared/sms-code-field'
import { useAccountForm } from '@/components/shared/use-account-form'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { SMS_CODE } from '@/contract/one-time'
import type { Refusal } from '@/hooks/use-account-call'

const BLANK = { code: '' }
type Form = typeof BLANK

const faultsOf = ({ code }: Form) => ({
  code: SMS_CODE.test(code.trim()) ? '' : '请填写 6 位短信验证码',
})

type OldPhoneStepProps = {
  phone: string
  refusal: Refusal | null
  isPending: boolean
  send: (code: string) => Promise<unknown>
  onCancel: () => void
}

/** Shows that the old phone is still at hand. */
export function OldPhoneStep(props: OldPhoneStepProps) {
  const { phone, refusal, isPending, send, onCancel } = props
  const formId = useId()
  const { form, faultOf, change, notice, formProps } = useAccountForm({
    ...{ blank: BLANK, faultsOf, refusal, isPending },
    send: ({ code }: Form) => send(code),
  })
  return (
    <Dialog
      title="更换绑定手机：验证原手机号"
      onDismiss={onCancel}
      actions={
        <>
          <Button onClick={onCancel}>取消</Button>
          <Button look="primary" type="submit" form={formId} isPending={isPending}>
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
          fault={faultOf('code')}
          onChange={(code) => change({ code })}
        />
        {notice ? (
          <p role="alert" className={f.fault}>
            {notice}
          </p>
        ) : null}
      </form>
    </Dialog>
  )
}
