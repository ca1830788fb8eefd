import { creditCheck } from '@/contract/account/credit-code-rules'
import type { MerchantForm } from '@/contract/merchant/merchant-form-calls'

const DIGITS = 9

/** A code no company has: of a region that is none. */
export function newCreditCode(): string {
  const organisation = String(Math.floor(Math.random() * 10 ** DIGITS)).padStart(DIGITS, '0')
  const first17 = `91000000${organisation}`
  return first17 + creditCheck(first17)
}

const SHANGHAI = { provinceCode: '31', cityCode: '3101', countyCode: '310101' }

type Files = { licence: string; taxpayer: string; brand: string; permit: string }

/** A form that is well, of these files. */
export function joinForm(
  files: Files,
  phone: string,
  over: Partial<MerchantForm['company']> = {},
): MerchantForm {
  return {
    company: {
      companyName: '示例五金有限公司',
      creditCode: newCreditCode(),
      companyType: '经销商',
      legalPerson: '张三',
      capital: '500',
      foundedOn: '2015-06-01',
      ...SHANGHAI,
      address: '示例路 1 号',
      scope: '五金、紧固件批发',
      licenceFile: files.licence,
      isGeneralTaxpayer: true,
      taxpayerFile: files.taxpayer,
      ...over,
    },
    business: {
      categoryIds: [1, 201],
      brands: [{ name: '岑钧', file: files.brand }],
      shopName: '示例五金专营店',
      shopType: '专营店',
      annualSales: '100–500 万',
      warehouse: SHANGHAI,
      shipTime: '48 小时内',
      platformUrl: '',
    },
    contact: {
      contactName: '李四',
      phone,
      email: 'li@example.com',
      bankName: '示例银行上海分行',
      bankAccount: '6222000000000000',
      permitFile: files.permit,
    },
  }
}
