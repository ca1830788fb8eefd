import { creditCheck } from '@/contract/credit-code'
import { applyMerchant, uploadMerchantFile } from '@/contract/merchant'
import type { MerchantForm } from '@/contract/merchant-form'
import { createDrafts } from '@/server/modules/merchant/draft-repository'
import { createSmsCodes } from '@/server/modules/sms/sms-codes'
import { newPhone, ownAddress } from './captcha'
import { jpegFile } from './picture'
import type { TestMall } from './test-mall'

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
export function joinForm(files: Files, over: Partial<MerchantForm['company']> = {}): MerchantForm {
  return {
    company: {
      ...{ companyName: '示例五金有限公司', creditCode: newCreditCode(), companyType: '经销商' },
      ...{ legalPerson: '张三', capital: '500', foundedOn: '2015-06-01', ...SHANGHAI },
      ...{ address: '示例路 1 号', scope: '五金、紧固件批发', licenceFile: files.licence },
      ...{ isGeneralTaxpayer: true, taxpayerFile: files.taxpayer },
      ...over,
    },
    business: {
      ...{ categoryIds: [1, 201], brands: [{ name: '岑钧', file: files.brand }] },
      ...{ shopName: '示例五金专营店', shopType: '专营店', annualSales: '100–500 万' },
      ...{ warehouse: SHANGHAI, shipTime: '48 小时内', platformUrl: '' },
    },
    contact: {
      ...{ contactName: '李四', phone: newPhone(), email: 'li@example.com' },
      ...{
        bankName: '示例银行上海分行',
        bankAccount: '6222000000000000',
        permitFile: files.permit,
      },
    },
  }
}

/** What applicants do, over a mall that trusts its proxy. */
export function joinMall(mall: TestMall) {
  const codes = createSmsCodes(mall.db, () => mall.time.now)
  const drafts = createDrafts(mall.db, () => mall.time.now)
  const newcomer = () => ({ headers: ownAddress() })

  /** The captcha it takes is left out: that is tested by itself. */
  const openDraft = () => drafts.open()

  function sendFile(draftId: string, file: Blob, { from = newcomer(), name = 'a.jpg' } = {}) {
    const body = new FormData()
    body.append('draftId', draftId)
    body.append('file', file, name)
    return mall.send(uploadMerchantFile.path, { method: 'POST', body, ...from })
  }

  async function upload(draftId: string): Promise<string> {
    const { data } = await sendFile(draftId, await jpegFile())
    return uploadMerchantFile.output.parse(data).fileId
  }

  /** A draft and a form whose files are in it. */
  async function filledForm(over: Partial<MerchantForm['company']> = {}) {
    const draftId = await openDraft()
    const files = {
      ...{ licence: await upload(draftId), taxpayer: await upload(draftId) },
      ...{ brand: await upload(draftId), permit: await upload(draftId) },
    }
    return { draftId, form: joinForm(files, over) }
  }

  const codeFor = (form: MerchantForm) => codes.issue(form.contact.phone, 'merchant')

  /** An application that was handed in. */
  async function apply(over: Partial<MerchantForm['company']> = {}) {
    const { draftId, form } = await filledForm(over)
    const code = await codeFor(form)
    const { applicationNo } = await mall.call(applyMerchant, { draftId, form, code }, newcomer())
    return { applicationNo, draftId, form }
  }

  return { codes, newcomer, openDraft, sendFile, upload, filledForm, codeFor, apply }
}
