import { ProductImage } from '@/components/product/shared/product-image'
import { MallLink } from '@/components/ui/mall-link'
import surface from '@/components/ui/surface.module.css'
import { PENDING_INQUIRIES } from '@/contract/inquiry/inquiry-status-rules'
import { formatQuantity } from '@/contract/product/quantity-rules'
import { routes } from '@/contract/routes'
import { AnswerTable } from './answer-table'
import s from './inquiry.module.css'
import type { LineBlockProps } from './offers'

type AskedProps = Pick<LineBlockProps, 'line' | 'place'>

function Asked({ line: { goods, text, qty, unit, shop }, place }: AskedProps) {
  return (
    <div className={s.asked}>
      {goods ? (
        <span className={s.image}>
          <ProductImage src={goods.image} alt="" width={48} />
        </span>
      ) : null}
      <div>
        <h2 className={s.wanted}>
          {place}.{' '}
          {goods ? (
            <MallLink href={routes.product(goods.productId, goods.skuId)}>
              {goods.title} {goods.spec}
            </MallLink>
          ) : (
            text
          )}
        </h2>
        <p className={surface.caption}>
          询价 {formatQuantity(qty, unit)}
          {goods ? ` · 编号 ${goods.itemNo}` : ''} · {shop ? shop.name : '商城询价服务'}
        </p>
      </div>
    </div>
  )
}

/** A line of the inquiry, and what the shops have answered. */
export function InquiryLineBlock(props: LineBlockProps) {
  const { inquiry, line, place } = props
  const isOpen = PENDING_INQUIRIES.includes(inquiry.status)
  return (
    <section className={s.line} aria-label={`第 ${place} 行`}>
      <Asked line={line} place={place} />
      {line.answers.length > 0 ? (
        <AnswerTable {...props} />
      ) : (
        <p className={surface.note}>{isOpen ? '等待店铺报价' : '没有报价'}</p>
      )}
    </section>
  )
}
