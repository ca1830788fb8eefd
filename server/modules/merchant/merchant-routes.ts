import type { ParsedInput } from '@/contract/endpoint'
import {
  applyMerchant,
  correctApplication,
  getApplication,
  getMerchantFile,
  openMerchantDraft,
  uploadMerchantFile,
  withdrawApplication,
} from '@/contract/merchant'
import { digest } from '@/server/db/digest'
import type { Calls } from '@/server/http/calls'
import { Fault } from '@/server/http/fault'
import { createSharedLimit } from '@/server/http/shared-limit'
import type { Captcha } from '@/server/modules/captcha/captcha-service'
import { createDrafts } from './draft-repository'
import { readMerchantFile } from './merchant-file'
import { createMerchants, type MerchantDeps } from './merchant-service'

const HOUR_S = 3600
/** Of one address: an application needs eight files at most, and some are sent twice. */
const FILES = { name: 'merchant-files', calls: 20, seconds: HOUR_S }
const DRAFTS = { name: 'merchant-drafts', calls: 20, seconds: HOUR_S }
const APPLICATIONS = { name: 'merchant-applications', calls: 10, seconds: HOUR_S }
const NO_FILE = new Fault('NOT_FOUND', '文件不存在')

/** Merchants who apply to sell here; open to anyone, within limits. */
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
    .open(openMerchantDraft, async ({ input, address }) => {
      await opened?.check(address)
      await captcha.spend(input.captchaToken, 'merchant')
      await opened?.consume(address)
      return { draftId: await drafts.open() }
    })
    .open(uploadMerchantFile, async ({ input, address }) => {
      const draftId = String(input.get('draftId') ?? '')
      await drafts.require(draftId)
      await files?.consume(address)
      return drafts.keep(draftId, await readMerchantFile(input))
    })
    .openFile(getMerchantFile, ({ input }) => read(input))
    .open(applyMerchant, async ({ input, address }) => {
      await applied?.consume(address)
      return merchants.apply(input)
    })
    .open(getApplication, ({ input }) => merchants.find(input))
    .open(correctApplication, async ({ input, address }) => {
      await applied?.consume(address)
      return merchants.correct(input)
    })
    .open(withdrawApplication, ({ input }) => merchants.withdraw(input))
}
