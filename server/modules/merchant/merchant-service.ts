import type { ParsedInput } from '@/contract/endpoint'
import {
  type Application,
  type Applications,
  type applyMerchant,
  type correctApplication,
  type getApplication,
  JOIN_TICKET_MS,
  type withdrawApplication,
} from '@/contract/merchant/merchant-calls'
import { filesOf, type MerchantForm } from '@/contract/merchant/merchant-form-calls'
import { ENDED_JOINS, JOIN_STATUS, joinTarget } from '@/contract/merchant/merchant-status-rules'
import type { Db } from '@/server/kernel/db/client'
import { merchantApplications as applications } from '@/server/kernel/db/service-schema'
import { documentNo } from '@/server/kernel/document-no'
import { HttpError } from '@/server/kernel/http/http-error'
import type { Asker } from '@/server/modules/account/sms/asker'
import type { SmsService } from '@/server/modules/account/sms/sms-service'
import type { CatalogMetadata } from '@/server/modules/catalog/metadata'
import { type ApplicationRow, createApplications } from './application-repository'
import { checkForm } from './check-form'
import { createDrafts } from './draft-repository'
import { transitionApplication } from './review'

export type MerchantDeps = {
  db: Db
  now: () => number
  catalog: () => Promise<CatalogMetadata>
  sms: Pick<SmsService, 'spendCode'>
}

const SECOND_OPEN = '该企业已有正在办理的入驻申请，请在“进度查询”中查看'
const TICKET_OVER = `验证已超过 ${JOIN_TICKET_MS / 60_000} 分钟，请重新获取验证码`

/** Unique violation: two applications were submitted at once. */
function isSecondOpen(error: unknown): boolean {
  const texts = [error, error instanceof Error ? error.cause : null].map(String)
  return texts.some((text) => text.includes('merchant_applications_open'))
}

/** Merchant applications: submission, status, correction, withdrawal. */
export function createMerchants(deps: MerchantDeps) {
  const { db, now, sms } = deps
  const drafts = createDrafts(db, now)
  const repository = createApplications(db, now)

  /** Whether an application has ended, and its company has no other one that is open. */
  async function canApplyAgain({ status, creditCode }: ApplicationRow): Promise<boolean> {
    if (!ENDED_JOINS.some((one) => one === status)) return false
    return !(await repository.openOf(creditCode))
  }

  async function shown(row: ApplicationRow): Promise<Application> {
    const { applicationNo, status, form, history, createdAt } = row
    const canCorrect = joinTarget('correct', status) !== null
    return {
      applicationNo,
      status,
      history,
      canCorrect,
      createdAt: createdAt.getTime(),
      companyName: form.company.companyName,
      shopName: form.business.shopName,
      note: history[0]?.note ?? '',
      canWithdraw: joinTarget('withdraw', status) !== null,
      form: canCorrect || (await canApplyAgain(row)) ? form : null,
      files: await drafts.describe(filesOf(form)),
    }
  }

  async function phoneOf(ticket: string): Promise<string> {
    const phone = await repository.phoneOf(ticket)
    if (!phone) throw new HttpError('UNPROCESSABLE', TICKET_OVER)
    return phone
  }

  async function lockOwn(tx: Db, applicationNo: string, phone: string): Promise<ApplicationRow> {
    const row = await repository.lock(tx, applicationNo)
    if (row?.phone !== phone) throw new HttpError('NOT_FOUND', '申请不存在')
    return row
  }

  async function onceOpen<T>(work: Promise<T>): Promise<T> {
    try {
      return await work
    } catch (error) {
      throw isSecondOpen(error) ? new HttpError('CONFLICT', SECOND_OPEN) : error
    }
  }

  async function insert(tx: Db, form: MerchantForm, draftId: string) {
    const at = now()
    const status = JOIN_STATUS.pending
    const applicationNo = documentNo('M', at)
    await drafts.use(tx, filesOf(form), { draftId, saved: [] })
    await tx.insert(applications).values({
      applicationNo,
      status,
      form,
      createdAt: new Date(at),
      phone: form.contact.phone,
      creditCode: form.company.creditCode,
      history: [{ status, note: '', at }],
    })
    return { applicationNo }
  }

  return {
    async apply({ draftId, form, code }: ParsedInput<typeof applyMerchant>, asker: Asker) {
      await checkForm(form, deps)
      // Both checked before the SMS code is spent.
      if (await repository.openOf(form.company.creditCode))
        throw new HttpError('CONFLICT', SECOND_OPEN)
      await drafts.requireFiles(filesOf(form), draftId)
      await sms.spendCode({ phone: form.contact.phone, scene: 'merchant', code, asker })
      const made = await onceOpen(db.transaction((tx) => insert(tx, form, draftId)))
      return { ...made, ticket: await repository.openTicket(form.contact.phone) }
    },

    async find(input: ParsedInput<typeof getApplication>, asker: Asker): Promise<Applications> {
      if ('ticket' in input) {
        const rows = await repository.ofPhone(await phoneOf(input.ticket))
        return { ticket: input.ticket, list: await Promise.all(rows.map(shown)) }
      }
      await sms.spendCode({ ...input, scene: 'merchantStatus', asker })
      const rows = await repository.ofPhone(input.phone)
      const ticket = await repository.openTicket(input.phone)
      return { ticket, list: await Promise.all(rows.map(shown)) }
    },

    async correct(input: ParsedInput<typeof correctApplication>) {
      const { applicationNo, ticket, draftId } = input
      const phone = await phoneOf(ticket)
      // Keeps the verified phone; another one would have to be verified first.
      const form = { ...input.form, contact: { ...input.form.contact, phone } }
      await checkForm(form, deps)
      const { creditCode } = form.company
      const corrected = db.transaction(async (tx) => {
        const row = await lockOwn(tx, applicationNo, phone)
        await drafts.use(tx, filesOf(form), { draftId, saved: filesOf(row.form) })
        await transitionApplication(tx, row, { name: 'correct', now: now() }, { form, creditCode })
        return { applicationNo }
      })
      return onceOpen(corrected)
    },

    async withdraw({ applicationNo, ticket }: ParsedInput<typeof withdrawApplication>) {
      const phone = await phoneOf(ticket)
      return db.transaction(async (tx) => {
        const row = await lockOwn(tx, applicationNo, phone)
        await transitionApplication(tx, row, { name: 'withdraw', now: now() })
        return { applicationNo }
      })
    },

    /** Whether a file belongs to an application of the ticket's phone. */
    async holds(ticket: string, fileId: string): Promise<boolean> {
      const phone = await repository.phoneOf(ticket)
      const rows = phone ? await repository.ofPhone(phone) : []
      return rows.some(({ form }) => filesOf(form).includes(fileId))
    },
  }
}
