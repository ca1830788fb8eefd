import * as z from 'zod/mini'
import { CREDIT_CODE_LENGTH, isCreditCode } from '@/contract/account/credit-code-rules'
import { mobilePhone } from '@/contract/account/phone-calls'
import { DAY_LENGTH } from '@/contract/china-clock'
import { EMAIL } from '@/contract/invoice/invoice-title-calls'
import { plainCode, textLine } from '@/contract/text-line'

export const COMPANY_TYPES = ['生产商', '代理商', '经销商'] as const
export const JOIN_SHOP_TYPES = ['旗舰店', '专营店', '经营部'] as const
export const ANNUAL_SALES = ['100 万以下', '100–500 万', '500–2000 万', '2000 万以上'] as const
export const SHIP_TIMES = [
  '当天',
  '24 小时内',
  '48 小时内',
  '3 个工作日内',
  '7 个工作日内',
] as const
export const JOIN_CATEGORIES_MAX = 5
export const JOIN_BRANDS_MAX = 5
export const SCOPE_MAX = 500

const DAY = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/
/** In 10,000 yuan, with up to two decimals. */
const CAPITAL = /^\d{1,8}(\.\d{1,2})?$/
const REGION = /^\d{2}(\d{2}(\d{2})?)?$/
const WEB = /^https?:\/\/[^\s/]+\.[^\s]+$/i
const ACCOUNT = /^\d{8,30}$/

/** A required line; both length errors have a message. */
const line = (name: string, min: number, max: number) =>
  textLine(max * 2).check(
    z.refine(
      (text) => text.length >= min,
      min > 1 ? `请填写${name}，至少 ${min} 个字` : `请填写${name}`,
    ),
    z.refine((text) => text.length <= max, `${name}最多 ${max} 个字`),
  )
const chosen = <T extends readonly [string, ...string[]]>(name: string, from: T) =>
  z.enum(from, `请选择${name}`)
/** From uploadMerchantFile. */
const file = (name: string) => z.uuid(`请上传${name}`)
const region = (name: string) => z.string().check(z.regex(REGION, `请选择${name}`))
const place = { provinceCode: region('省份'), cityCode: region('城市'), countyCode: region('区县') }

function isPastDay(text: string): boolean {
  const day = new Date(`${text}T00:00:00Z`)
  if (!DAY.test(text) || Number.isNaN(day.getTime())) return false
  return day.toISOString().startsWith(text) && day.getTime() <= Date.now()
}

/** Error for a general taxpayer without proof. */
export const NO_TAXPAYER_PROOF = '请上传一般纳税人证明'
export const taxpayerProof = file('一般纳税人证明')

const BAD_CREDIT_CODE = '不是有效的统一社会信用代码，请逐位核对'
const BAD_FOUNDED_ON = '请填写成立日期，不能晚于今天'

/** Step 1: the company (DOMAIN 3.9). */
export const joinCompany = z
  .object({
    companyName: line('企业名称', 2, 100),
    creditCode: z
      .string()
      .check(
        plainCode(),
        z.toUpperCase(),
        z.minLength(1, '请填写统一社会信用代码'),
        z.maxLength(CREDIT_CODE_LENGTH, BAD_CREDIT_CODE),
        z.refine(isCreditCode, BAD_CREDIT_CODE),
      ),
    companyType: chosen('企业类型', COMPANY_TYPES),
    legalPerson: line('法定代表人', 2, 30),
    capital: z
      .string()
      .check(plainCode(), z.regex(CAPITAL, '请填写注册资本，单位万元，最多两位小数')),
    foundedOn: z
      .string()
      .check(z.maxLength(DAY_LENGTH, BAD_FOUNDED_ON), z.refine(isPastDay, BAD_FOUNDED_ON)),
    ...place,
    address: line('详细地址', 4, 100),
    scope: line('经营范围', 4, SCOPE_MAX),
    licenceFile: file('营业执照'),
    isGeneralTaxpayer: z.boolean(),
    /** Null for small-scale taxpayers. */
    taxpayerFile: z.nullable(taxpayerProof),
  })
  .check(
    z.refine(({ isGeneralTaxpayer, taxpayerFile }) => !isGeneralTaxpayer || taxpayerFile !== null, {
      error: NO_TAXPAYER_PROOF,
      path: ['taxpayerFile'],
    }),
  )

export const joinBrand = z.object({
  name: line('品牌名称', 1, 40),
  /** The trade mark registration, or its owner's authorisation. */
  file: file('商标注册证或授权书'),
})

/** Step 2: the range of goods. */
export const joinBusiness = z.object({
  categoryIds: z.array(z.int().check(z.positive())).check(
    z.minLength(1, '请选择主营类目'),
    z.maxLength(JOIN_CATEGORIES_MAX, `主营类目最多 ${JOIN_CATEGORIES_MAX} 个`),
    z.refine((ids) => new Set(ids).size === ids.length, '主营类目重复'),
  ),
  brands: z
    .array(joinBrand)
    .check(
      z.minLength(1, '请至少填写一个品牌'),
      z.maxLength(JOIN_BRANDS_MAX, `品牌最多 ${JOIN_BRANDS_MAX} 个`),
    ),
  shopName: line('店铺名称', 2, 30),
  shopType: chosen('店铺类型', JOIN_SHOP_TYPES),
  annualSales: chosen('年销售额', ANNUAL_SALES),
  warehouse: z.object(place),
  shipTime: chosen('发货时效', SHIP_TIMES),
  /** URL of a shop elsewhere, '' for none. */
  platformUrl: textLine(200).check(
    z.refine((url) => url === '' || WEB.test(url), '请填写以 http:// 或 https:// 开头的网址'),
  ),
})

/** Step 3: the contact and the bank account. */
export const joinContact = z.object({
  contactName: line('联系人', 2, 30),
  phone: mobilePhone,
  email: z.string().check(
    z.trim(),
    z.minLength(1, '请填写邮箱'),
    z.maxLength(100, '邮箱最多 100 个字'),
    z.refine((text) => EMAIL.test(text), '邮箱格式有误'),
  ),
  bankName: line('开户行', 4, 60),
  bankAccount: z.string().check(
    z.maxLength(60, '账号为 8–30 位数字'),
    z.overwrite((text) => text.normalize('NFKC').replace(/[\s-]/g, '')),
    z.regex(ACCOUNT, '账号为 8–30 位数字'),
  ),
  permitFile: file('开户许可证或开户证明'),
})

export const merchantForm = z.object({
  company: joinCompany,
  business: joinBusiness,
  contact: joinContact,
})
export type MerchantForm = z.infer<typeof merchantForm>

/** Every file of an application. */
export function filesOf({ company, business, contact }: MerchantForm): string[] {
  const { licenceFile, taxpayerFile } = company
  const brandFiles = business.brands.map(({ file: one }) => one)
  return [licenceFile, ...(taxpayerFile ? [taxpayerFile] : []), ...brandFiles, contact.permitFile]
}
