import { Paper, type PaperColumn, PaperTable } from '@/components/ui/paper'
import { chinaDate } from '@/contract/china-clock'
import type { Inquiry } from '@/contract/inquiry/inquiry-calls'
import type { InquiryAnswer, InquiryLine } from '@/contract/inquiry/inquiry-fields-calls'
import { answerBadge, PENDING_INQUIRIES } from '@/contract/inquiry/inquiry-status-rules'
import { formatPrice } from '@/contract/money'
import { formatQuantity } from '@/contract/product/quantity-rules'
import { useSession } from '@/hooks/account/use-session'

/** A line with one of its answers, or with none. */
type Row = { line: InquiryLine; place: number; answer: InquiryAnswer | null }

const rowsOf = ({ lines }: Inquiry): Row[] =>
  lines.flatMap((line, at) => {
    const answers = line.answers.length > 0 ? line.answers : [null]
    return answers.map((answer) => ({ line, place: at + 1, answer }))
  })

function offerText(answer: InquiryAnswer): string {
  const { goods, isSubstitute, note } = answer
  if (!goods) return '暂时无法供应'
  const name = `${goods.title} ${goods.spec}（${goods.itemNo}）`
  return [isSubstitute ? `替代品：${name}` : name, note].filter(Boolean).join('；')
}

/** The inquiry with its answers on paper. */
export function InquiryPaper({ inquiry }: { inquiry: Inquiry }) {
  const { user } = useSession()
  const { inquiryNo, createdAt, dueAt, status, wishedDate, note, now } = inquiry
  const noAnswer = PENDING_INQUIRIES.includes(status) ? '等待店铺报价' : '没有报价'
  const columns: PaperColumn<Row>[] = [
    { title: '序号', kind: 'number', of: ({ place }) => place },
    {
      title: '询价商品',
      of: ({ line: { goods, text } }) => (goods ? `${goods.title} ${goods.spec}` : text),
    },
    { title: '数量', kind: 'number', of: ({ line }) => formatQuantity(line.qty, line.unit) },
    { title: '店铺', of: ({ line, answer }) => answer?.shop.name ?? line.shop?.name ?? '' },
    { title: '报价商品', of: ({ answer }) => (answer ? offerText(answer) : noAnswer) },
    {
      title: '含税单价',
      kind: 'number',
      of: ({ answer }) => (answer?.goods ? formatPrice(answer.price) : ''),
    },
    {
      title: '起订',
      kind: 'number',
      of: ({ answer }) => (answer?.goods ? formatQuantity(answer.qty, answer.goods.unit) : ''),
    },
    {
      title: '货期',
      kind: 'number',
      of: ({ answer }) => (answer?.goods ? `${answer.leadDays} 个工作日` : ''),
    },
    {
      title: '有效至',
      kind: 'number',
      of: ({ answer }) => (answer?.validUntil ? chinaDate(answer.validUntil) : ''),
    },
    {
      title: '状态',
      kind: 'code',
      of: ({ answer }) => (answer ? answerBadge(answer, now).title : ''),
    },
  ]
  return (
    <Paper
      title="询价单"
      no={inquiryNo}
      date={chinaDate(createdAt)}
      facts={[
        ['公司名称', user?.companyName ?? ''],
        ['联系人', user?.username ?? ''],
        ['有效期至', PENDING_INQUIRIES.includes(status) ? chinaDate(dueAt) : ''],
        ['期望到货', wishedDate],
        ['备注', note],
      ]}
    >
      <PaperTable
        columns={columns}
        rows={rowsOf(inquiry)}
        keyOf={({ line, answer }) => answer?.id ?? line.lineId}
      />
    </Paper>
  )
}
