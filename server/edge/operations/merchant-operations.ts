import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { filesOf } from '@/contract/merchant/merchant-form-calls'
import { joinBadge, OPEN_JOINS } from '@/contract/merchant/merchant-status-rules'
import { opsMerchant, opsMerchants } from '@/contract/operations/lookup-operation-calls'
import { opsApprove } from '@/contract/operations/merchant-operation-calls'
import { opsAsk, opsSign } from '@/contract/operations/plain-operation-calls'
import type { Db } from '@/server/kernel/db/client'
import { merchantApplications } from '@/server/kernel/db/service-schema'
import { OperatorError } from '@/server/kernel/operator-error'
import {
  type ApplicationRow,
  createApplications,
} from '@/server/modules/merchant/application-repository'
import { createDrafts } from '@/server/modules/merchant/draft-repository'
import { createReview } from '@/server/modules/merchant/review'
import { rowsOf } from './lines'
import { type Facts, handle, requireWord, showLine } from './operation'
import { createOperator } from './operator-tokens'

/** First word that says that an application is decided on. */
export const MERCHANT = 'merchant'

const decided = ({ applicationNo, status }: ApplicationRow) => ({
  line: `${applicationNo} ${joinBadge(status).title}`,
})

/** What the audit compares of an application. */
export async function applicationFacts(db: Db, applicationNo: string): Promise<Facts> {
  const [row] = await db
    .select({ status: merchantApplications.status, shopId: merchantApplications.shopId })
    .from(merchantApplications)
    .where(eq(merchantApplications.applicationNo, applicationNo))
  return row ?? {}
}

function shownApplication(row: ApplicationRow) {
  const { company, business, contact } = row.form
  return {
    applicationNo: row.applicationNo,
    status: row.status,
    statusText: joinBadge(row.status).title,
    company: company.companyName,
    shopName: business.shopName,
    contact: contact.contactName,
    phone: row.phone,
  }
}

const applicationLine = (one: ReturnType<typeof shownApplication>) => [
  `${one.applicationNo} ${one.statusText}`,
  one.company,
  one.shopName,
  `${one.contact} ${one.phone}`,
]

/** Saves an application's files to a folder for review; how many. */
async function saveFiles(on: { db: Db; now: () => number }, row: ApplicationRow, folder: string) {
  const drafts = createDrafts(on.db, on.now)
  mkdirSync(folder, { recursive: true })
  const ids = filesOf(row.form)
  for (const [at, id] of ids.entries()) {
    const file = await drafts.read(id)
    if (file) writeFileSync(join(folder, `${at + 1}-${file.fileName}`), file.body)
  }
  return ids.length
}

/** Applications of merchants: those that are open, and one with all it says. */
export const APPLICATION_OPERATIONS = [
  handle(opsMerchants, {
    async run({ db, now }) {
      const rows = await createApplications(db, now).inStatus(OPEN_JOINS)
      return { list: rows.map(shownApplication) }
    },
    show: ({ list }) => rowsOf(list, applicationLine, 'no application is open'),
  }),
  handle(opsMerchant, {
    subject: ({ applicationNo }) => applicationNo,
    isLocal: true,
    async run({ db, now, input: { applicationNo, folder = '' } }) {
      const row = await createApplications(db, now).lock(db, applicationNo)
      if (!row) throw new OperatorError(`no application has the number ${applicationNo}`)
      const saved = folder ? await saveFiles({ db, now }, row, folder) : 0
      return { application: shownApplication(row), form: row.form, saved, folder }
    },
    show: ({ application, form, saved, folder }) =>
      [
        applicationLine(application).join('  '),
        JSON.stringify(form, null, 2),
        folder && `${saved} files in ${folder}`,
      ]
        .filter(Boolean)
        .join('\n'),
  }),
]

/** Refuses a decision about anything else. */
function requireApplication(verb: string, what: string): void {
  if (what !== MERCHANT) throw new OperatorError(`write ${verb} ${MERCHANT} <application>`)
}

const recorded = {
  subject: ({ applicationNo }: { applicationNo: string }) => applicationNo,
  facts: (db: Db, { applicationNo }: { applicationNo: string }) =>
    applicationFacts(db, applicationNo),
}

/** The mall's decisions on an application, besides approving and rejecting it. */
export const DECISION_OPERATIONS = [
  handle(opsAsk, {
    ...recorded,
    show: showLine,
    async run({ db, now, input: { what, applicationNo, text } }) {
      requireApplication('ask', what)
      const wanted = requireWord(text.join(' '), 'what to correct')
      return decided(await createReview(db, now).ask(applicationNo, wanted))
    },
  }),
  handle(opsSign, {
    ...recorded,
    show: showLine,
    async run({ db, now, input: { what, applicationNo, note } }) {
      requireApplication('sign', what)
      return decided(await createReview(db, now).sign(applicationNo, note.join(' ')))
    },
  }),
]

/** Rejects the application that is named first, with a reason for its applicant. */
export async function rejectApplication(
  db: Db,
  now: () => number,
  [applicationNo, ...reason]: readonly string[],
) {
  const text = requireWord(reason.join(' '), 'reason')
  const named = requireWord(applicationNo, 'application number')
  return decided(await createReview(db, now).reject(named, text))
}

/** Approves an application: the shop is made, closed until the contract, with a token for its operator. */
export const APPROVE_OPERATION = handle(opsApprove, {
  ...recorded,
  async run({ db, now, input: { applicationNo, note } }) {
    const { status, form, shopId } = await createReview(db, now).approve(
      applicationNo,
      note.join(' '),
    )
    if (shopId === null) throw new Error('an approved application has a shop')
    const name = `shop-${shopId}`
    const token = await createOperator(db, { name, role: 'shop', shopId, now: now() })
    const shop = { id: shopId, name: form.business.shopName }
    return { applicationNo, status, statusText: joinBadge(status).title, shop, name, token }
  },
  show: ({ applicationNo, statusText, shop, name, token }) =>
    [
      `${applicationNo} ${statusText}`,
      `shop ${shop.id} ${shop.name}: closed until it is signed`,
      `${name}  ${token}  (shown this once: OPS_TOKEN=…)`,
    ].join('\n'),
})
