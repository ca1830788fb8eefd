import f from '@/components/shared/form.module.css'
import { SmsCodeField } from '@/components/shared/sms-code-field'
import { TextField } from '@/components/shared/text-field'
import type { MerchantDraft } from '@/contract/merchant-draft'
import { FileField } from './file-field'
import type { StepProps } from './form-parts'

type StepContactProps = StepProps & {
  code: string
  codeFault: string
  onCode: (code: string) => void
  onBadPhone: () => void
}

/** Step 3: who is spoken to and where money goes; the phone proves itself by a code. */
export function StepContact(props: StepContactProps) {
  const { draft, change, fault, place, code, codeFault, onCode, onBadPhone } = props
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
          fault={fault('contactName')}
          onChange={(contactName) => set({ contactName })}
        />
        <TextField
          label="邮箱"
          name="email"
          required
          type="email"
          autoComplete="email"
          value={contact.email}
          fault={fault('email')}
          onChange={(email) => set({ email })}
        />
        <TextField
          label="开户行"
          name="bankName"
          required
          value={contact.bankName}
          fault={fault('bankName')}
          hint="写到支行"
          onChange={(bankName) => set({ bankName })}
        />
        <TextField
          label="对公账号"
          name="bankAccount"
          required
          inputMode="numeric"
          value={contact.bankAccount}
          fault={fault('bankAccount')}
          onChange={(bankAccount) => set({ bankAccount })}
        />
      </div>
      <FileField
        label="开户许可证或开户证明"
        value={contact.permitFile}
        fault={fault('permitFile')}
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
        fault={fault('phone')}
        disabled={correcting !== null}
        hint={correcting ? '补正时不能更换手机号' : '审核结果和进度查询都用这个手机号'}
        onChange={(phone) => set({ phone })}
      />
      {correcting ? null : (
        <SmsCodeField
          scene="merchant"
          phone={contact.phone}
          code={code}
          fault={codeFault}
          onChange={onCode}
          onBadPhone={onBadPhone}
        />
      )}
    </>
  )
}
