import { applyMerchant, uploadMerchantFile } from '@/contract/merchant/merchant-calls'
import type { MerchantForm } from '@/contract/merchant/merchant-form-calls'
import { createSmsCodes } from '@/server/modules/account/sms/sms-codes'
import { createDrafts } from '@/server/modules/merchant/draft-repository'
import { NOBODY, newBrowser } from './accounts'
import { newPhone, ownAddress } from './captcha'
import { joinForm } from './join-form'
import { jpegFile } from './picture'
import type { TestMall } from './test-mall'

/** What applicants do, over a mall that trusts its proxy. */
export function joinMall(mall: TestMall) {
  const codes = createSmsCodes(mall.db, () => mall.time.now)
  const drafts = createDrafts(mall.db, () => mall.time.now)
  const browser = newBrowser()
  const newcomer = () => ({ headers: { ...ownAddress(), ...browser.cookie } })

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
      licence: await upload(draftId),
      taxpayer: await upload(draftId),
      brand: await upload(draftId),
      permit: await upload(draftId),
    }
    return { draftId, form: joinForm(files, newPhone(), over) }
  }

  const codeFor = (form: MerchantForm) =>
    codes.issue({ phone: form.contact.phone, scene: 'merchant', asker: browser.asker })
  /** A code to look up applications with, for a caller without cookies. */
  const statusCodeFor = (phone: string) =>
    codes.issue({ phone, scene: 'merchantStatus', asker: NOBODY })

  /** An application that was handed in. */
  async function apply(
    over: Partial<MerchantForm['company']> = {},
    filled?: Awaited<ReturnType<typeof filledForm>>,
  ) {
    const { draftId, form } = filled ?? (await filledForm(over))
    const code = await codeFor(form)
    const { applicationNo } = await mall.call(applyMerchant, { draftId, form, code }, newcomer())
    return { applicationNo, draftId, form }
  }

  return { statusCodeFor, newcomer, openDraft, sendFile, upload, filledForm, codeFor, apply }
}
