import { ErrorState } from '@/components/shared/error-state'
import form from '@/components/shared/form.module.css'
import { TextField } from '@/components/shared/text-field'
import { isCreditCode } from '@/contract/credit-code'
import {
  BAD_CREDIT_CODE_TEXT,
  COMPANY_NAME_MAX,
  COMPANY_SIZES,
  INDUSTRIES,
  type Profile,
} from '@/contract/profile'
import type { UserInfo } from '@/contract/user'
import { useSession } from '@/hooks/use-session'
import { FormSkeleton } from './form-skeleton'
import { ProfileForm, useProfileForm } from './profile-form'
import { SelectField } from './select-field'

type Form = Pick<Profile, 'companyName' | 'creditCode' | 'industry' | 'companySize'>

function formOf({ companyName = '', creditCode = '', industry, companySize }: UserInfo): Form {
  return {
    ...{ companyName, creditCode },
    industry: INDUSTRIES.find((one) => one === industry) ?? '',
    companySize: COMPANY_SIZES.find((one) => one === companySize) ?? '',
  }
}

const codeOf = ({ creditCode }: Form) => creditCode.trim().toUpperCase()

function faultsOf(values: Form) {
  const code = codeOf(values)
  return {
    companyName: code && !values.companyName.trim() ? '请填写该代码对应的单位名称' : '',
    creditCode: code === '' || isCreditCode(code) ? '' : BAD_CREDIT_CODE_TEXT,
  }
}

function Loaded({ user }: { user: UserInfo }) {
  const { values, faults, set, submit, ...state } = useProfileForm(formOf(user), faultsOf)
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
        fault={faults.companyName}
        hint="报价单、销售单上的采购方"
        onChange={(companyName) => set({ companyName })}
      />
      <TextField
        label="统一社会信用代码"
        maxLength={18}
        value={values.creditCode}
        fault={faults.creditCode}
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

/** Whom the signed-in user buys for. */
export function CompanySection() {
  const { user, error, retry } = useSession()
  if (user) return <Loaded user={user} />
  if (error) return <ErrorState message={error.message} onRetry={() => void retry()} />
  return <FormSkeleton />
}
