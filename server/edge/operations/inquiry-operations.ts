import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { inquiryBadge } from '@/contract/inquiry/inquiry-status-rules'
import { lineStateOf } from '@/contract/inquiry/inquiry-transition-rules'
import { formatPrice, parsePrice } from '@/contract/money'
import { skus } from '@/server/kernel/db/catalog-schema'
import type { Db } from '@/server/kernel/db/client'
import { inquiries } from '@/server/kernel/db/inquiry-schema'
import { OperatorError } from '@/server/kernel/operator-error'
import { createInquiryFiles } from '@/server/modules/inquiry/inquiry-file'
import { openInquiries, partsOf } from '@/server/modules/inquiry/inquiry-repository'
import { lineTitle } from '@/server/modules/inquiry/inquiry-view'
import { createShopAnswers } from '@/server/modules/inquiry/shop-answers'
import { requireWord, type WordOperation } from './operation'

const LISTED = 50
const DAYS_MAX = 365

function readWhole(word: string | undefined, what: string, max = DAYS_MAX): number {
  const count = Number(requireWord(word, what))
  if (Number.isInteger(count) && count >= 0 && count <= max) return count
  throw new OperatorError(`${what} must be a whole number from 0 to ${max}`)
}

/** Lines of open inquiries that wait for an answer or for the last word after a target price. */
async function waitingLines(db: Db, now: number): Promise<string[]> {
  const open = await openInquiries(db, { now, before: new Date(now) }, LISTED)
  const { lines, answers } = await partsOf(
    db,
    open.map(({ inquiryNo }) => inquiryNo),
  )
  const filesOf = new Map(open.map(({ inquiryNo, documents }) => [inquiryNo, documents]))
  return lines.flatMap((line) => {
    const own = answers.filter(({ lineId }) => lineId === line.id)
    const wanted = own.find(({ status }) => status === 2)?.target
    if (lineStateOf(own) !== 'waiting' && !wanted) return []
    const asked = line.goods ? `${line.goods.itemNo} ${lineTitle(line)}` : line.text
    const target = wanted ? `  target ${formatPrice(wanted.price)} ${wanted.words}` : ''
    const who = line.shopName || 'mall'
    const files = (filesOf.get(line.inquiryNo) ?? [])
      .map(({ fileName }) => `  ${fileName}`)
      .join('')
    return `${line.inquiryNo} ${line.sort + 1}  ${who}: ${asked} × ${line.qty} ${line.unit}${target}${files}`
  })
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

/** The shops' side of inquiries: what waits, an offer, a refusal. */
export function inquiryOperations(db: Db, now: () => number): Record<string, WordOperation> {
  const reply = createShopAnswers(db, now)
  const told = async (answered: ReturnType<typeof reply>) => {
    const { inquiry } = await answered
    return `${inquiry.inquiryNo} ${inquiryBadge(inquiry.status).title}`
  }
  return {
    inquiries: {
      async run() {
        const lines = await waitingLines(db, now())
        return lines.length > 0 ? lines.join('\n') : 'no inquiry waits for an answer'
      },
    },
    'offer-price': {
      async run([no, line, yuan, days, ...rest]) {
        const inquiryNo = requireWord(no, 'inquiry number')
        const place = readWhole(line, 'line')
        const price = parsePrice(requireWord(yuan, 'price in yuan'))
        if (!price) throw new OperatorError('price must be yuan with at most four decimals')
        const leadDays = readWhole(days, 'working days')
        const [first = ''] = rest
        const itemNo = first.startsWith('sku=') ? first.slice(4) : ''
        const note = (itemNo ? rest.slice(1) : rest).join(' ')
        const skuId = await offeredSku(db, { no: inquiryNo, place, itemNo })
        return told(
          reply(inquiryNo, [{ kind: 'offer', line: place, skuId, price, leadDays, note }]),
        )
      },
    },
    'inquiry-file': {
      async run([no, place, folder]) {
        const inquiryNo = requireWord(no, 'inquiry number')
        const [row] = await db.select().from(inquiries).where(eq(inquiries.inquiryNo, inquiryNo))
        const file = row?.documents[readWhole(place, 'number of the file') - 1]
        if (!row || !file) throw new OperatorError(`${inquiryNo} has no such file`)
        const { body } = await createInquiryFiles(db).read(row.userId, file.fileId)
        const path = join(requireWord(folder, 'folder'), `${inquiryNo}_${file.fileName}`)
        await writeFile(path, body, { flag: 'wx' })
        return path
      },
    },
    'decline-inquiry': {
      run([no, line, ...reason]) {
        const place = readWhole(line, 'line')
        const note = reason.join(' ') || '暂时无法供应'
        return told(
          reply(requireWord(no, 'inquiry number'), [{ kind: 'decline', line: place, note }]),
        )
      },
    },
  }
}
