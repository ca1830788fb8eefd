import { Amount } from '@/components/product/shared/price'
import { ProductImage } from '@/components/product/shared/product-image'
import { MallLink } from '@/components/ui/mall-link'
import { TimestampText } from '@/components/ui/timestamp-text'
import type { ChatCard as Card, ChatEntry } from '@/contract/chat/chat-calls'
import { promisedDay } from '@/contract/china-clock'
import { helpAddress } from '@/contract/help/help-address'
import { formatPrice } from '@/contract/money'
import { statusBadge } from '@/contract/order/order-status-rules'
import { formatQuantity } from '@/contract/product/quantity-rules'
import { STOCK_WORDS, supplyText } from '@/contract/product/supply-rules'
import { routes } from '@/contract/routes'
import s from './chat.module.css'

const WHO = { buyer: '我', help: '自动回复', staff: '客服' } as const

function ChatCard({ card }: { card: Card }) {
  if (card.kind === 'product') {
    return (
      <MallLink href={routes.product(card.productId)} className={s.card}>
        <span className={s.picture}>
          <ProductImage src={card.image} alt="" width={48} />
        </span>
        <span>{card.title}</span>
      </MallLink>
    )
  }
  return (
    <MallLink href={routes.order(card.orderNo)} className={s.card}>
      <span>
        订单 {card.orderNo}
        <br />
        {card.shop} · {statusBadge(card.status).title} · <Amount value={card.amount} isPlain />
      </span>
    </MallLink>
  )
}

function Passages({ entry: { passages } }: { entry: ChatEntry }) {
  return (
    <ul className={s.passages}>
      {passages.map(({ type, index, article, section, text }) => (
        <li key={`${type}/${index}`}>
          <blockquote>{text}</blockquote>
          <MallLink href={routes.help(helpAddress.write({ type, index }))} className={s.source}>
            {article} · {section}
          </MallLink>
        </li>
      ))}
    </ul>
  )
}

function Goods({ entry: { goods } }: { entry: ChatEntry }) {
  return (
    <ul>
      {goods.map(({ productId, skuId, title, spec, image, price, unit, moq, ...offer }) => (
        <li key={skuId}>
          <MallLink href={routes.product(productId, skuId)} className={s.card}>
            <span className={s.picture}>
              <ProductImage src={image} alt="" width={48} />
            </span>
            <span>
              {title} {spec}
              <br />
              {price > 0 ? `¥${formatPrice(price)}/${unit}` : '价格需询价'}
              {moq > 1 ? `，${formatQuantity(moq, unit)}起` : ''} · {STOCK_WORDS[offer.stockState]}
              {offer.arrivesOn
                ? ` · ${supplyText(offer.stockState, promisedDay(offer.arrivesOn))}`
                : ''}
            </span>
          </MallLink>
        </li>
      ))}
    </ul>
  )
}

/** One chat message with its sender and time. */
export function ChatLine({ entry }: { entry: ChatEntry }) {
  const { from, text, isMessage, card, passages, createdAt } = entry
  return (
    <div className={`${s.line} ${from === 'buyer' ? s.own : ''}`}>
      <p className={s.who}>
        {WHO[from]}
        {isMessage ? ' · 留言' : ''} <TimestampText value={createdAt} />
      </p>
      <div className={s.bubble}>
        <p className={s.text}>{text}</p>
        {card ? <ChatCard card={card} /> : null}
        {passages.length > 0 ? <Passages entry={entry} /> : null}
        {entry.goods.length > 0 ? <Goods entry={entry} /> : null}
      </div>
    </div>
  )
}
