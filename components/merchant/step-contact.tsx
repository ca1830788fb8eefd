import { SmsCodeField } from '@/components/account/shared/sms-code-field'
import f from '@/components/ui/form.module.css'
import { TextField } from '@/components/ui/text-field'
import type { MerchantDraft } from '@/contract/merchant/merchant-draft-calls'
import { FileField } from './file-field'
import type { StepProps } from './form-parts'

type StepContactProps = StepProps & {
  code: string
  codeError: string
  onCode: (code: string) => void
  onBadPhone: () => void
}

/** Step 3: contact and bank account; an SMS code verifies the phone. */
export function StepContact(props: StepContactProps) {
  const { draft, change, fieldError, place, code, codeError, onCode, onBadPhone } = props
  const { contact, correcting } = draft
  const set = (part: Partial<MerchantDraft['contact']>) =>
    change((now) => ({ ...now, contact: { ...now.contact, ...part } }))
  return (
    <>
      <div className={f.pair}>
        <TextField
          label="联系人"
          name="contactName"
          required
          autoComplete="name"
          value={contact.contactName}
          fieldError={fieldError('contactName')}
          onChange={(contactName) => set({ contactName })}
        />
        <TextField
          label="邮箱"
          name="email"
          required
          type="email"
          autoComplete="email"
          value={contact.email}
          fieldError={fieldError('email')}
          onChange={(email) => set({ email })}
        />
        <TextField
          label="开户行"
          name="bankName"
          required
          value={contact.bankName}
          fieldError={fieldError('bankName')}
          hint="写到支行"
          onChange={(bankName) => set({ bankName })}
        />
        <TextField
          label="对公账号"
          name="bankAccount"
          required
          inputMode="numeric"
          value={contact.bankAccount}
          fieldError={fieldError('bankAccount')}
          onChange={(bankAccount) => set({ bankAccount })}
        />
      </div>
      <FileField
        label="开户许可证或开户证明"
        value={contact.permitFile}
        fieldError={fieldError('permitFile')}
        place={place}
        ticket={correcting?.ticket ?? ''}
        onChange={(permitFile) => set({ permitFile })}
      />
      <TextField
        label="手机号"
        name="phone"
        required
        type="tel"
        autoComplete="tel"
        value={contact.phone}
        fieldError={fieldError('phone')}
        disabled={correcting !== null}
        hint={correcting ? '补正时不能更换手机号' : '审核结果和进度查询都用这个手机号'}
        onChange={(phone) => set({ phone })}
      />
      {correcting ? null : (
        <SmsCodeField
          scene="merchant"
          phone={contact.phone}
          code={code}
          fieldError={codeError}
          onChange={onCode}
          onBadPhone={onBadPhone}
        />
      )}
    </>
  )
}
