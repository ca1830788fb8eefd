import type { SmsScene } from '@/contract/account/sms-calls'
import { AccountField } from './account-field'
import { SmsCodeField } from './sms-code-field'

type PhoneCode = { phone: string; code: string }

type PhoneCodeFieldsProps = {
  /** Label of the phone field. */
  label: string
  scene: SmsScene
  form: PhoneCode
  fieldErrorOf: (field: keyof PhoneCode) => string | undefined
  onChange: (change: Partial<PhoneCode>) => void
  /** Called when a code is requested and the phone is invalid. */
  onBadPhone: () => void
}

/** Phone number, and the SMS code that proves possession of it. */
export function PhoneCodeFields(props: PhoneCodeFieldsProps) {
  const { label, scene, form, fieldErrorOf, onChange, onBadPhone } = props
  return (
    <>
      <AccountField
        label={label}
        required
        name="phone"
        type="tel"
        autoComplete="tel"
        maxLength={20}
        value={form.phone}
        fieldError={fieldErrorOf('phone')}
        onChange={(phone) => onChange({ phone })}
      />
      <SmsCodeField
        scene={scene}
        phone={form.phone}
        onBadPhone={onBadPhone}
        code={form.code}
        fieldError={fieldErrorOf('code')}
        onChange={(code) => onChange({ code })}
      />
    </>
  )
}
