import form from '@/components/ui/form.module.css'
import { Resource } from '@/components/ui/resource'
import { TextField } from '@/components/ui/text-field'
import { isCreditCode } from '@/contract/account/credit-code-rules'
import {
  BAD_CREDIT_CODE_TEXT,
  COMPANY_NAME_MAX,
  COMPANY_SIZES,
  INDUSTRIES,
  type Profile,
} from '@/contract/account/profile-calls'
import type { UserInfo } from '@/contract/account/user-calls'
import { useSession } from '@/hooks/account/use-session'
import { FormSkeleton } from './form-skeleton'
import { ProfileForm, useProfileForm } from './profile-form'
import { SelectField } from './select-field'

type Form = Pick<Profile, 'companyName' | 'creditCode' | 'industry' | 'companySize'>

function formOf({ companyName = '', creditCode = '', industry, companySize }: UserInfo): Form {
  return {
    companyName,
    creditCode,
    industry: INDUSTRIES.find((one) => one === industry) ?? '',
    companySize: COMPANY_SIZES.find((one) => one === companySize) ?? '',
  }
}

const codeOf = ({ creditCode }: Form) => creditCode.trim().toUpperCase()

function fieldErrorsOf(values: Form) {
  const code = codeOf(values)
  return {
    companyName: code && !values.companyName.trim() ? '请填写该代码对应的单位名称' : '',
    creditCode: code === '' || isCreditCode(code) ? '' : BAD_CREDIT_CODE_TEXT,
  }
}

function Loaded({ user }: { user: UserInfo }) {
  const { values, fieldErrors, set, submit, ...state } = useProfileForm(formOf(user), fieldErrorsOf)
  return (
    <ProfileForm
      form={state}
      onSubmit={() => void submit({ ...values, creditCode: codeOf(values) })}
    >
      <TextField
        label="单位名称"
        autoComplete="organization"
        maxLength={COMPANY_NAME_MAX}
        value={values.companyName}
        fieldError={fieldErrors.companyName}
        hint="报价单、销售单上的采购方"
        onChange={(companyName) => set({ companyName })}
      />
      <TextField
        label="统一社会信用代码"
        maxLength={18}
        value={values.creditCode}
        fieldError={fieldErrors.creditCode}
        onChange={(creditCode) => set({ creditCode })}
      />
      <div className={form.pair}>
        <SelectField
          label="所属行业"
          value={values.industry}
          options={INDUSTRIES}
          onChange={(industry) => set({ industry })}
        />
        <SelectField
          label="单位规模"
          value={values.companySize}
          options={COMPANY_SIZES}
          onChange={(companySize) => set({ companySize })}
        />
      </div>
    </ProfileForm>
  )
}

/** Company of the signed-in user. */
export function CompanySection() {
  const session = useSession()
  return (
    <Resource data={session.user} {...session} skeleton={<FormSkeleton />}>
      {(user) => <Loaded user={user} />}
    </Resource>
  )
}
