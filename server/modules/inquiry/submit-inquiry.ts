import type { ParsedInput } from '@/contract/endpoint'
import type { submitInquiry } from '@/contract/inquiry/inquiry-calls'
import { OPEN_INQUIRIES_MAX } from '@/contract/inquiry/inquiry-limits-rules'
import { INQUIRY_STATUS } from '@/contract/inquiry/inquiry-status-rules'
import type { Db } from '@/server/kernel/db/client'
import { digest } from '@/server/kernel/db/digest'
import { inquiries, inquiryLines } from '@/server/kernel/db/inquiry-schema'
import { lockUser } from '@/server/kernel/db/lock-user'
import { withRetries } from '@/server/kernel/db/retry'
import { documentNo } from '@/server/kernel/document-no'
import { HttpError } from '@/server/kernel/http/http-error'
import { createFiles } from '@/server/modules/file/file-repository'
import { replyEnd } from './inquiry-change'
import { createInquiryFiles } from './inquiry-file'
import { type AskedSku, askedSkus } from './inquiry-goods'
import { createInquiries } from './inquiry-repository'

type Draft = ParsedInput<typeof submitInquiry>
type Sent = { userId: string; key: string; draft: Draft }
type NewLine = typeof inquiryLines.$inferInsert

/** A SKU's line goes to its shop; words go to the mall's own service, which asks around. */
function toRow(
  line: Draft['lines'][number],
  skus: ReadonlyMap<number, AskedSku>,
): Omit<NewLine, 'inquiryNo' | 'sort'> {
  if (line.kind === 'text') {
    const { text, qty, unit } = line
    return { text, qty, unit, goods: null, shopId: null, shopName: '' }
  }
  const asked = skus.get(line.skuId)
  if (!asked) throw new HttpError('NOT_FOUND', '商品不存在或已下架，请改用文字说明')
  const { goods, shop } = asked
  return { text: '', goods, qty: line.qty, unit: goods.unit, shopId: shop.id, shopName: shop.name }
}

/** Submissions of inquiries, each taking effect once. */
export function createSubmission(db: Db, clock: () => number) {
  const stored = createInquiries(db, clock)

  async function place(tx: Db, { userId, key, draft }: Sent) {
    const now = clock()
    if ((await stored.countPending(userId, tx)) >= OPEN_INQUIRIES_MAX) {
      throw new HttpError(
        'UNPROCESSABLE',
        `最多同时有 ${OPEN_INQUIRIES_MAX} 个未结束的询价单，请先处理或取消`,
      )
    }
    const { lines, note, wishedDate = '' } = draft
    const pictures = [...new Set(draft.pictureIds)]
    const ids = lines.flatMap((line) => (line.kind === 'sku' ? [line.skuId] : []))
    const skus = await askedSkus(tx, ids)
    const rows = lines.map((line) => toRow(line, skus))
    const inquiryNo = documentNo('R', now)
    const at = new Date(now)
    const fileIds = [...new Set(draft.fileIds)]
    const documents = await createInquiryFiles(db).use(tx, userId, { ids: fileIds, at })
    await tx.insert(inquiries).values({
      inquiryNo,
      userId,
      status: INQUIRY_STATUS.waiting,
      lineCount: rows.length,
      note,
      wishedDate,
      pictures,
      documents,
      submitKey: key,
      requestHash: digest(JSON.stringify(draft)),
      dueAt: replyEnd(now),
      createdAt: at,
    })
    await tx.insert(inquiryLines).values(rows.map((row, sort) => ({ ...row, inquiryNo, sort })))
    await createFiles(tx).use(tx, userId, { ids: pictures, use: 'inquiry', at })
    return { inquiryNo }
  }

  async function once(tx: Db, sent: Sent): Promise<{ inquiryNo: string }> {
    // Serialises a buyer's submissions across tabs and processes.
    await lockUser(sent.userId, tx)
    const known = await stored.submitted(sent.userId, sent.key, tx)
    if (!known) return place(tx, sent)
    if (known.requestHash !== digest(JSON.stringify(sent.draft))) {
      throw new HttpError('UNPROCESSABLE', '该提交标识已用于另一份询价，请刷新页面后重试')
    }
    return { inquiryNo: known.inquiryNo }
  }

  return (sent: Sent) => withRetries(() => db.transaction((tx) => once(tx, sent)))
}
