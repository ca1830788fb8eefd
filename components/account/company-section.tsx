import { Form, type FormRule, Input, Select } from 'antd'
import { fieldRules } from '@/components/ui/field-rules'
import { Resource } from '@/components/ui/resource'
import { WRITTEN_CODE_MAX } from '@/contract/account/credit-code-rules'
import {
  COMPANY_NAME_MAX,
  COMPANY_SIZES,
  INDUSTRIES,
  modifyUserInfo,
  type Profile,
} from '@/contract/account/profile-calls'
import type { UserInfo } from '@/contract/account/user-calls'
import { useSession } from '@/hooks/account/use-session'
import { FormSkeleton } from './form-skeleton'
import s from './profile.module.css'
import { ProfileForm } from './profile-form'

type Values = Pick<Profile, 'companyName' | 'creditCode' | 'industry' | 'companySize'>

const rules = modifyUserInfo.input.shape
const optionsOf = (options: readonly string[]) => [
  { value: '', label: '不填写' },
  ...options.map((option) => ({ value: option, label: option })),
]
const INDUSTRY_OPTIONS = optionsOf(INDUSTRIES)
const SIZE_OPTIONS = optionsOf(COMPANY_SIZES)

function valuesOf({ companyName = '', creditCode = '', industry, companySize }: UserInfo): Values {
  return {
    companyName,
    creditCode,
    industry: INDUSTRIES.find((one) => one === industry) ?? '',
    companySize: COMPANY_SIZES.find((one) => one === companySize) ?? '',
  }
}

/** A code is somebody's: the name it belongs to is asked for with it. */
const nameOfCode: FormRule = ({ getFieldValue }) => ({
  async validator(_rule, name: unknown) {
    const code = String(getFieldValue('creditCode') ?? '').trim()
    if (code && !String(name ?? '').trim()) throw new Error('请填写该代码对应的公司名称')
  },
})

function Items() {
  return (
    <>
      <Form.Item
        name="companyName"
        label="公司名称"
        dependencies={['creditCode']}
        rules={[...fieldRules(rules.companyName), nameOfCode]}
        extra="报价单、销售单上的采购方"
      >
        <Input autoComplete="organization" maxLength={COMPANY_NAME_MAX} />
      </Form.Item>
      <Form.Item name="creditCode" label="统一社会信用代码" rules={fieldRules(rules.creditCode)}>
        <Input maxLength={WRITTEN_CODE_MAX} />
      </Form.Item>
      <div className={s.pair}>
        <Form.Item name="industry" label="所属行业">
          <Select options={INDUSTRY_OPTIONS} />
        </Form.Item>
        <Form.Item name="companySize" label="单位规模">
          <Select options={SIZE_OPTIONS} />
        </Form.Item>
      </div>
    </>
  )
}

/** Company of the signed-in user. */
export function CompanySection() {
  const session = useSession()
  return (
    <Resource data={session.user} {...session} skeleton={<FormSkeleton />}>
      {(user) => (
        <ProfileForm<Values> saved={valuesOf(user)}>
          <Items />
        </ProfileForm>
      )}
    </Resource>
  )
}
