import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesOf } from '@/contract/merchant/merchant-form-calls'
import { joinBadge, OPEN_JOINS } from '@/contract/merchant/merchant-status-rules'
import { opsMerchant, opsMerchants } from '@/contract/operations/lookup-operation-calls'
import { opsApprove } from '@/contract/operations/merchant-operation-calls'
import type { Db } from '@/server/kernel/db/client'
import { OperatorError } from '@/server/kernel/operator-error'
import {
  type ApplicationRow,
  createApplications,
} from '@/server/modules/merchant/application-repository'
import { createDrafts } from '@/server/modules/merchant/draft-repository'
import { createReview } from '@/server/modules/merchant/review'
import { rowsOf } from './lines'
import { handle, requireWord, type WordOperation } from './operation'
import { createOperator } from './operator-tokens'
import { applicationFacts } from './plain-facts'

/** First argument that selects applications rather than other things to approve or reject. */
export const MERCHANT = 'merchant'
const NUMBER = 'application number'

const told = ({ applicationNo, status }: ApplicationRow) =>
  `${applicationNo} ${joinBadge(status).title}`

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

/** The mall's side of merchant applications; `others` have commands of the same name. */
export function merchantOperations(
  db: Db,
  now: () => number,
  others: Record<string, WordOperation>,
): Record<string, WordOperation> {
  const review = createReview(db, now)
  /** A decision on an application; with a reason where the applicant needs one. */
  const decision = (verb: keyof typeof review, reason: string): WordOperation => {
    const other = others[verb]
    return {
      async run(args) {
        const [noun, no, ...note] = args
        if (noun !== MERCHANT && other) return other.run(args)
        if (noun !== MERCHANT) throw new OperatorError(`write ${verb} ${MERCHANT} <application>`)
        const text = reason ? requireWord(note.join(' '), reason) : note.join(' ')
        return told(await review[verb](requireWord(no, NUMBER), text))
      },
    }
  }

  return {
    ask: decision('ask', 'what to correct'),
    sign: decision('sign', ''),
    reject: decision('reject', 'reason'),
  }
}

/** Approves an application: the shop is made, closed until the contract, with a token for its operator. */
export const APPROVE_OPERATION = handle(opsApprove, {
  subject: ({ applicationNo }) => applicationNo,
  facts: (db, { applicationNo }) => applicationFacts(db, applicationNo),
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
