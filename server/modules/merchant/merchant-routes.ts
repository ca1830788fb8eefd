import type { ParsedInput } from '@/contract/endpoint'
import {
  applyMerchant,
  correctApplication,
  getApplication,
  getMerchantFile,
  openMerchantDraft,
  uploadMerchantFile,
  withdrawApplication,
} from '@/contract/merchant/merchant-calls'
import { digest } from '@/server/kernel/db/digest'
import type { Calls } from '@/server/kernel/http/calls'
import { HttpError } from '@/server/kernel/http/http-error'
import { createSharedLimit } from '@/server/kernel/http/shared-limit'
import type { Captcha } from '@/server/modules/account/captcha/captcha-service'
import { visitorAsker } from '@/server/modules/account/sms/asker'
import { createDrafts } from './draft-repository'
import { readMerchantFile } from './merchant-file'
import { createMerchants, type MerchantDeps } from './merchant-service'

const HOUR_S = 3600
/** Rate limit per address: an application needs up to eight files, and each may be sent twice. */
const FILES = { name: 'merchant-files', calls: 20, seconds: HOUR_S }
const DRAFTS = { name: 'merchant-drafts', calls: 20, seconds: HOUR_S }
const APPLICATIONS = { name: 'merchant-applications', calls: 10, seconds: HOUR_S }
const NO_FILE = new HttpError('NOT_FOUND', '文件不存在')

/** Merchant applications; open to anyone, within limits. */
export function merchantRoutes(calls: Calls, deps: MerchantDeps & { captcha: Captcha }) {
  const { db, now, captcha } = deps
  const drafts = createDrafts(db, now)
  const merchants = createMerchants(deps)
  const [files, opened, applied] = [FILES, DRAFTS, APPLICATIONS].map((limit) =>
    createSharedLimit(db, now, limit),
  )

  async function read({ fileId, draftId, ticket }: ParsedInput<typeof getMerchantFile>) {
    const file = await drafts.read(fileId)
    const isHeld = draftId !== undefined && file?.draftHash === digest(draftId)
    if (!file || !(isHeld || (ticket && (await merchants.holds(ticket, fileId))))) throw NO_FILE
    return file
  }

  calls
    .on(openMerchantDraft, async ({ input, network }) => {
      await opened?.check(network)
      await captcha.spend(input.captchaToken, 'merchant')
      await opened?.consume(network)
      return { draftId: await drafts.open() }
    })
    .on(uploadMerchantFile, async ({ input, network }) => {
      const draftId = String(input.get('draftId') ?? '')
      await drafts.require(draftId)
      await files?.consume(network)
      return drafts.keep(draftId, await readMerchantFile(input))
    })
    .on(getMerchantFile, ({ input }) => read(input))
    .on(applyMerchant, async (call) => {
      await applied?.consume(call.network)
      return merchants.apply(call.input, visitorAsker(call))
    })
    .on(getApplication, (call) => merchants.find(call.input, visitorAsker(call)))
    .on(correctApplication, async ({ input, network }) => {
      await applied?.consume(network)
      return merchants.correct(input)
    })
    .on(withdrawApplication, ({ input }) => merchants.withdraw(input))
}
