import { useId } from 'react'
import { RegionFields } from '@/components/area/shared/region-fields'
import f from '@/components/ui/form.module.css'
import { TextField } from '@/components/ui/text-field'
import type { MerchantDraft } from '@/contract/merchant/merchant-draft-calls'
import { COMPANY_TYPES, SCOPE_MAX } from '@/contract/merchant/merchant-form-calls'
import { ChoiceField } from './choice-field'
import { FileField } from './file-field'
import type { StepProps } from './form-parts'

const TAXPAYER = [
  { isGeneral: true, title: '一般纳税人' },
  { isGeneral: false, title: '小规模纳税人' },
] as const

/** Step 1: the applicant's company. */
export function StepCompany({ draft, change, fieldError, place }: StepProps) {
  const { company, correcting } = draft
  const scopeId = useId()
  const set = (part: Partial<MerchantDraft['company']>) =>
    change((now) => ({ ...now, company: { ...now.company, ...part } }))
  const files = { place, ticket: correcting?.ticket ?? '' }
  const regionError =
    fieldError('provinceCode') || fieldError('cityCode') || fieldError('countyCode')
  return (
    <>
      <div className={f.pair}>
        <TextField
          label="企业名称"
          name="companyName"
          required
          autoComplete="organization"
          value={company.companyName}
          fieldError={fieldError('companyName')}
          onChange={(companyName) => set({ companyName })}
        />
        <TextField
          label="统一社会信用代码"
          name="creditCode"
          required
          maxLength={18}
          value={company.creditCode}
          fieldError={fieldError('creditCode')}
          hint="18 位，与营业执照一致"
          onChange={(creditCode) => set({ creditCode: creditCode.toUpperCase() })}
        />
        <ChoiceField
          label="企业类型"
          name="companyType"
          options={COMPANY_TYPES}
          value={company.companyType}
          fieldError={fieldError('companyType')}
          onChange={(companyType) => set({ companyType })}
        />
        <TextField
          label="法定代表人"
          name="legalPerson"
          required
          value={company.legalPerson}
          fieldError={fieldError('legalPerson')}
          onChange={(legalPerson) => set({ legalPerson })}
        />
        <TextField
          label="注册资本（万元）"
          name="capital"
          required
          inputMode="decimal"
          value={company.capital}
          fieldError={fieldError('capital')}
          onChange={(capital) => set({ capital })}
        />
        <TextField
          label="成立日期"
          name="foundedOn"
          required
          type="date"
          value={company.foundedOn}
          fieldError={fieldError('foundedOn')}
          onChange={(foundedOn) => set({ foundedOn })}
        />
      </div>
      <RegionFields legend="注册地址" codes={company} fieldError={regionError} onChange={set} />
      <TextField
        label="详细地址"
        name="address"
        required
        value={company.address}
        fieldError={fieldError('address')}
        onChange={(address) => set({ address })}
      />
      <div className={f.field}>
        <label className={`${f.label} ${f.must}`} htmlFor={scopeId}>
          经营范围
        </label>
        <textarea
          id={scopeId}
          name="scope"
          className={f.input}
          rows={3}
          maxLength={SCOPE_MAX}
          value={company.scope}
          aria-required
          aria-invalid={fieldError('scope') !== ''}
          aria-describedby={`${scopeId}-note`}
          onChange={(event) => set({ scope: event.target.value })}
        />
        <p id={`${scopeId}-note`} className={fieldError('scope') ? f.fieldError : f.hint}>
          {fieldError('scope') || `${company.scope.length}/${SCOPE_MAX}`}
        </p>
      </div>
      <FileField
        {...files}
        label="营业执照"
        value={company.licenceFile}
        fieldError={fieldError('licenceFile')}
        onChange={(licenceFile) => set({ licenceFile })}
      />
      <fieldset className={f.field}>
        <legend className={`${f.label} ${f.must}`}>纳税人类型</legend>
        <div className={f.choices}>
          {TAXPAYER.map(({ isGeneral, title }) => (
            <label key={title} className={f.check}>
              <input
                type="radio"
                name="taxpayer"
                checked={company.isGeneralTaxpayer === isGeneral}
                onChange={() => set({ isGeneralTaxpayer: isGeneral })}
              />
              {title}
            </label>
          ))}
        </div>
      </fieldset>
      {company.isGeneralTaxpayer ? (
        <FileField
          {...files}
          label="一般纳税人证明"
          value={company.taxpayerFile}
          fieldError={fieldError('taxpayerFile')}
          onChange={(taxpayerFile) => set({ taxpayerFile })}
        />
      ) : null}
    </>
  )
}
