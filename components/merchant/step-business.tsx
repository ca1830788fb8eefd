import { RegionFields } from '@/components/area/shared/region-fields'
import f from '@/components/ui/form.module.css'
import { TextField } from '@/components/ui/text-field'
import type { MerchantDraft } from '@/contract/merchant/merchant-draft-calls'
import { ANNUAL_SALES, JOIN_SHOP_TYPES, SHIP_TIMES } from '@/contract/merchant/merchant-form-calls'
import { BrandFields } from './brand-fields'
import { CategoryField } from './category-field'
import { ChoiceField } from './choice-field'
import type { StepProps } from './form-parts'

const LEVELS = ['provinceCode', 'cityCode', 'countyCode'] as const

/** Step 2: goods to be sold, and the business model. */
export function StepBusiness(props: StepProps) {
  const { draft, change, fieldError } = props
  const { business } = draft
  const set = (part: Partial<MerchantDraft['business']>) =>
    change((now) => ({ ...now, business: { ...now.business, ...part } }))
  const placeError = LEVELS.map((level) => fieldError(`warehouse.${level}`)).find(Boolean) ?? ''
  return (
    <>
      <CategoryField
        ids={business.categoryIds}
        fieldError={fieldError('categoryIds')}
        onChange={(categoryIds) => set({ categoryIds })}
      />
      <BrandFields {...props} />
      <div className={f.pair}>
        <TextField
          label="店铺名称"
          name="shopName"
          required
          value={business.shopName}
          fieldError={fieldError('shopName')}
          hint="2–30 个字，开通后展示给买家"
          onChange={(shopName) => set({ shopName })}
        />
        <ChoiceField
          label="店铺类型"
          name="shopType"
          options={JOIN_SHOP_TYPES}
          value={business.shopType}
          fieldError={fieldError('shopType')}
          onChange={(shopType) => set({ shopType })}
        />
        <ChoiceField
          label="年销售额"
          name="annualSales"
          options={ANNUAL_SALES}
          value={business.annualSales}
          fieldError={fieldError('annualSales')}
          onChange={(annualSales) => set({ annualSales })}
        />
        <ChoiceField
          label="发货时效"
          name="shipTime"
          options={SHIP_TIMES}
          value={business.shipTime}
          fieldError={fieldError('shipTime')}
          onChange={(shipTime) => set({ shipTime })}
        />
      </div>
      <RegionFields
        legend="仓库所在地"
        codes={business.warehouse}
        fieldError={placeError}
        onChange={(warehouse) => set({ warehouse })}
      />
      <TextField
        label="现有平台店铺链接（选填）"
        name="platformUrl"
        type="url"
        placeholder="https://"
        value={business.platformUrl}
        fieldError={fieldError('platformUrl')}
        onChange={(platformUrl) => set({ platformUrl })}
      />
    </>
  )
}
