import type { SmsScene } from '@/contract/sms'
import { AccountField } from './account-field'
import { SmsCodeField } from './sms-code-field'

type PhoneCode = { phone: string; code: string }

type PhoneCodeFieldsProps = {
  /** What the phone is called here. */
  label: string
  scene: SmsScene
  form: PhoneCode
  faultOf: (field: keyof PhoneCode) => string | undefined
  onChange: (change: Partial<PhoneCode>) => void
  /** Told when a code is wanted and the phone is none. */
  onBadPhone: () => void
}

/** A phone, and the code that shows it is at hand. */
export function PhoneCodeFields(props: PhoneCodeFieldsProps) {
  const { label, scene, form, faultOf, onChange, onBadPhone } = props
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
        fault={faultOf('phone')}
        onChange={(phone) => onChange({ phone })}
      />
      <SmsCodeField
        scene={scene}
        phone={form.phone}
        onBadPhone={onBadPhone}
        code={form.code}
        fault={faultOf('code')}
        onChange={(code) => onChange({ code })}
      />
    </>
  )
}
