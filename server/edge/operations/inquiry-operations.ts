import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import type { Output } from '@/contract/endpoint'
import { inquiryBadge } from '@/contract/inquiry/inquiry-status-rules'
import { lineStateOf } from '@/contract/inquiry/inquiry-transition-rules'
import { formatPrice, parsePrice } from '@/contract/money'
import {
  opsDeclineInquiry,
  opsInquiries,
  opsOfferPrice,
} from '@/contract/operations/conversation-operation-calls'
import { opsInquiryFile } from '@/contract/operations/plain-operation-calls'
import { skus } from '@/server/kernel/db/catalog-schema'
import type { Db } from '@/server/kernel/db/client'
import { inquiries } from '@/server/kernel/db/inquiry-schema'
import { OperatorError } from '@/server/kernel/operator-error'
import { createInquiryFiles } from '@/server/modules/inquiry/inquiry-file'
import { partsOf, waitingInquiries } from '@/server/modules/inquiry/inquiry-repository'
import { lineTitle } from '@/server/modules/inquiry/inquiry-view'
import { createShopAnswers } from '@/server/modules/inquiry/shop-answers'
import { rowsOf } from './lines'
import { type Facts, handle, showLine } from './operation'

const LISTED = 50

type Waiting = Output<typeof opsInquiries>['list'][number]

/** Lines of open inquiries that wait for an answer or for the last word after a target price. */
async function waitingLines(db: Db, now: number): Promise<Waiting[]> {
  const open = await waitingInquiries(db, { now, before: new Date(now) }, LISTED)
  const { lines, answers } = await partsOf(
    db,
    open.map(({ inquiryNo }) => inquiryNo),
  )
  const filesOf = new Map(open.map(({ inquiryNo, documents }) => [inquiryNo, documents]))
  return lines.flatMap((line) => {
    const own = answers.filter(({ lineId }) => lineId === line.id)
    const wanted = own.find(({ status }) => status === 2)?.target
    if (lineStateOf(own) !== 'waiting' && !wanted) return []
    const { inquiryNo, sort, shopName, goods, qty, unit } = line
    return [
      {
        inquiryNo,
        line: sort + 1,
        shopName,
        itemNo: goods?.itemNo ?? '',
        text: goods ? lineTitle(line) : line.text,
        qty,
        unit,
        target: wanted ? { price: wanted.price, words: wanted.words } : null,
        files: (filesOf.get(inquiryNo) ?? []).map(({ fileName }) => fileName),
      },
    ]
  })
}

function waitingText({ inquiryNo, line, itemNo, target, files, ...asked }: Waiting): string[] {
  const goods = [itemNo, asked.text].filter(Boolean).join(' ')
  const who = asked.shopName || 'mall'
  return [
    `${inquiryNo} ${line}`,
    `${who}: ${goods} × ${asked.qty} ${asked.unit}`,
    target ? `target ${formatPrice(target.price)} ${target.words}` : '',
    ...files,
  ]
}

/** The SKU an offer is for: the one named, else the one the line asks for. */
async function offeredSku(
  db: Db,
  { no, place, itemNo }: { no: string; place: number; itemNo: string },
) {
  if (itemNo) {
    const [row] = await db.select({ id: skus.id }).from(skus).where(eq(skus.itemNo, itemNo))
    if (!row) throw new OperatorError(`no SKU has the item number ${itemNo}`)
    return row.id
  }
  const { lines } = await partsOf(db, [no])
  const skuId = lines[place - 1]?.goods?.skuId
  if (skuId === undefined)
    throw new OperatorError(`name the goods of line ${place}: sku=<item number>`)
  return skuId
}

/** What an answer has made of the inquiry. */
function answeredOf({ inquiry: { inquiryNo, status } }: Awaited<ReturnType<Reply>>) {
  return { inquiryNo, status, statusText: inquiryBadge(status).title }
}
type Reply = ReturnType<typeof createShopAnswers>

const showAnswered = ({ inquiryNo, statusText }: ReturnType<typeof answeredOf>) =>
  `${inquiryNo} ${statusText}`

async function facts(db: Db, { inquiryNo }: { inquiryNo: string }): Promise<Facts> {
  const [row] = await db.select().from(inquiries).where(eq(inquiries.inquiryNo, inquiryNo))
  return row ? { status: row.status, answeredCount: row.answeredCount } : {}
}
const recorded = { subject: ({ inquiryNo }: { inquiryNo: string }) => inquiryNo, facts }

/** The shops' side of inquiries: what waits, an offer, a refusal. */
export const INQUIRY_OPERATIONS = [
  handle(opsInquiries, {
    run: async ({ db, now }) => ({ list: await waitingLines(db, now()) }),
    show: ({ list }) => rowsOf(list, waitingText, 'no inquiry waits for an answer'),
  }),
  handle(opsOfferPrice, {
    ...recorded,
    async run({ db, now, input: { inquiryNo, line, yuan, workingDays: leadDays, note: words } }) {
      const price = parsePrice(yuan)
      if (!price) throw new OperatorError('price must be yuan with at most four decimals')
      const [first = ''] = words
      const itemNo = first.startsWith('sku=') ? first.slice(4) : ''
      const note = (itemNo ? words.slice(1) : words).join(' ')
      const skuId = await offeredSku(db, { no: inquiryNo, place: line, itemNo })
      const offer = { kind: 'offer', line, skuId, price, leadDays, note } as const
      return answeredOf(await createShopAnswers(db, now)(inquiryNo, [offer]))
    },
    show: showAnswered,
  }),
  handle(opsDeclineInquiry, {
    ...recorded,
    async run({ db, now, input: { inquiryNo, line, reason } }) {
      const note = reason.join(' ') || '暂时无法供应'
      const refusal = { kind: 'decline', line, note } as const
      return answeredOf(await createShopAnswers(db, now)(inquiryNo, [refusal]))
    },
    show: showAnswered,
  }),
]

/** Files of inquiries are saved on the machine. */
export const INQUIRY_FILE_OPERATION = handle(opsInquiryFile, {
  subject: recorded.subject,
  isLocal: true,
  show: showLine,
  async run({ db, input: { inquiryNo, place, folder } }) {
    const [row] = await db.select().from(inquiries).where(eq(inquiries.inquiryNo, inquiryNo))
    const file = row?.documents[Number(place) - 1]
    if (!row || !file) throw new OperatorError(`${inquiryNo} has no such file`)
    const { body } = await createInquiryFiles(db).read(row.userId, file.fileId)
    const path = join(folder, `${inquiryNo}_${file.fileName}`)
    await writeFile(path, body, { flag: 'wx' })
    return { line: path }
  },
})
