import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesOf } from '@/contract/merchant/merchant-form-calls'
import { joinBadge, OPEN_JOINS } from '@/contract/merchant/merchant-status-rules'
import { opsApprove } from '@/contract/operations/merchant-operation-calls'
import type { Db } from '@/server/kernel/db/client'
import { OperatorError } from '@/server/kernel/operator-error'
import {
  type ApplicationRow,
  createApplications,
} from '@/server/modules/merchant/application-repository'
import { createDrafts } from '@/server/modules/merchant/draft-repository'
import { createReview } from '@/server/modules/merchant/review'
import { handle, requireWord, type WordOperation } from './operation'
import { createOperator } from './operator-tokens'
import { applicationFacts } from './plain-facts'

/** First argument that selects applications rather than other things to approve or reject. */
export const MERCHANT = 'merchant'
const NUMBER = 'application number'

const told = ({ applicationNo, status }: ApplicationRow) =>
  `${applicationNo} ${joinBadge(status).title}`

function lineOf(row: ApplicationRow): string {
  const { company, business, contact } = row.form
  return `${told(row)}  ${company.companyName}  ${business.shopName}  ${contact.contactName} ${row.phone}`
}

/** The mall's side of merchant applications; `others` have commands of the same name. */
export function merchantOperations(
  db: Db,
  now: () => number,
  others: Record<string, WordOperation>,
): Record<string, WordOperation> {
  const review = createReview(db, now)
  const applications = createApplications(db, now)
  const drafts = createDrafts(db, now)

  async function find(applicationNo: string | undefined): Promise<ApplicationRow> {
    const row = await applications.lock(db, requireWord(applicationNo, NUMBER))
    if (!row) throw new OperatorError(`no application has the number ${applicationNo}`)
    return row
  }

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

  /** Saves an application's files to a folder for review. */
  async function save(row: ApplicationRow, folder: string): Promise<number> {
    mkdirSync(folder, { recursive: true })
    const ids = filesOf(row.form)
    for (const [at, id] of ids.entries()) {
      const file = await drafts.read(id)
      if (file) writeFileSync(join(folder, `${at + 1}-${file.fileName}`), file.body)
    }
    return ids.length
  }

  return {
    merchants: {
      async run() {
        const rows = await applications.inStatus(OPEN_JOINS)
        return rows.length > 0 ? rows.map(lineOf).join('\n') : 'no application is open'
      },
    },
    merchant: {
      async run([no, folder]) {
        const row = await find(no)
        const saved = folder ? `\n${await save(row, folder)} files in ${folder}` : ''
        return `${lineOf(row)}\n${JSON.stringify(row.form, null, 2)}${saved}`
      },
    },
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
