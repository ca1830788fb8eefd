import f from '@/components/shared/form.module.css'
import { RegionFields } from '@/components/shared/region-fields'
import { TextField } from '@/components/shared/text-field'
import type { MerchantDraft } from '@/contract/merchant-draft'
import { ANNUAL_SALES, JOIN_SHOP_TYPES, SHIP_TIMES } from '@/contract/merchant-form'
import { BrandFields } from './brand-fields'
import { CategoryField } from './category-field'
import { ChoiceField } from './choice-field'
import type { StepProps } from './form-parts'

const LEVELS = ['provinceCode', 'cityCode', 'countyCode'] as const

/** Step 2: what is to be sold, and how. */
export function StepBusiness(props: StepProps) {
  const { draft, change, fault } = props
  const { business } = draft
  const set = (part: Partial<MerchantDraft['business']>) =>
    change((now) => ({ ...now, business: { ...now.business, ...part } }))
  const placeFault = LEVELS.map((level) => fault(`warehouse.${level}`)).find(Boolean) ?? ''
  return (
    <>
      <CategoryField
        ids={business.categoryIds}
        fault={fault('categoryIds')}
        onChange={(categoryIds) => set({ categoryIds })}
      />
      <BrandFields {...props} />
      <div className={f.pair}>
        <TextField
          label="店铺名称"
          name="shopName"
          required
          value={business.shopName}
          fault={fault('shopName')}
          hint="2–30 个字，开通后展示给买家"
          onChange={(shopName) => set({ shopName })}
        />
        <ChoiceField
          label="店铺类型"
          name="shopType"
          options={JOIN_SHOP_TYPES}
          value={business.shopType}
          fault={fault('shopType')}
          onChange={(shopType) => set({ shopType })}
        />
        <ChoiceField
          label="年销售额"
          name="annualSales"
          options={ANNUAL_SALES}
          value={business.annualSales}
          fault={fault('annualSales')}
          onChange={(annualSales) => set({ annualSales })}
        />
        <ChoiceField
          label="发货时效"
          name="shipTime"
          options={SHIP_TIMES}
          value={business.shipTime}
          fault={fault('shipTime')}
          onChange={(shipTime) => set({ shipTime })}
        />
      </div>
      <RegionFields
        legend="仓库所在地"
        codes={business.warehouse}
        fault={placeFault}
        onChange={(warehouse) => set({ warehouse })}
      />
      <TextField
        label="现有平台店铺链接（选填）"
        name="platformUrl"
        type="url"
        placeholder="https://"
        value={business.platformUrl}
        fault={fault('platformUrl')}
        onChange={(platformUrl) => set({ platformUrl })}
      />
    </>
  )
}
