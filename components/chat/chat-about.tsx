import { useRouter } from 'next/router'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import surface from '@/components/ui/surface.module.css'
import { parseId } from '@/contract/address-of'
import type { ask } from '@/contract/chat/chat-calls'
import type { Input } from '@/contract/endpoint'
import { statusBadge } from '@/contract/order/order-status-rules'
import { useSession } from '@/hooks/account/use-session'
import s from './chat.module.css'
import { useRecentOrders } from './use-recent-orders'

export type Subject = Input<typeof ask>['card']

type ChatAboutProps = { subject: Subject; onChange: (subject: Subject) => void }

function nameOf(subject: NonNullable<Subject>): string {
  return subject.kind === 'order' ? `订单 ${subject.orderNo}` : '当前商品'
}

type OrderListProps = { onChoose: (orderNo: string) => void }

function OrderList({ onChoose }: OrderListProps) {
  const { orders, error, retry } = useRecentOrders()
  if (error && !orders) {
    return (
      <p className={surface.fieldError}>
        {error.message}{' '}
        <Button variant="text" size="s" onClick={retry}>
          重试
        </Button>
      </p>
    )
  }
  if (!orders) return <p role="status">正在加载订单…</p>
  if (orders.length === 0) return <p>还没有订单。</p>
  return (
    <ul className={s.orders}>
      {orders.map(({ orderNo, status, shop }) => (
        <li key={orderNo}>
          <button type="button" onClick={() => onChoose(orderNo)}>
            {orderNo} · {shop.name} · {statusBadge(status).title}
          </button>
        </li>
      ))}
    </ul>
  )
}

/** Subject of the question: the product on the page, or one of the user's orders. */
export function ChatAbout({ subject, onChange }: ChatAboutProps) {
  const { isSignedIn } = useSession()
  const { pathname, query } = useRouter()
  const [isChoosing, setChoosing] = useState(false)
  const productId = pathname === '/product/[id]' ? parseId(query.id) : null
  if (subject) {
    return (
      <p className={s.about}>
        关于{nameOf(subject)}
        <Button variant="text" size="s" onClick={() => onChange(undefined)}>
          去掉
        </Button>
      </p>
    )
  }
  if (!isSignedIn && productId === null) return null
  return (
    <div className={s.about}>
      {productId !== null ? (
        <Button size="s" onClick={() => onChange({ kind: 'product', productId })}>
          附上当前商品
        </Button>
      ) : null}
      {isSignedIn ? (
        <Button size="s" aria-expanded={isChoosing} onClick={() => setChoosing(!isChoosing)}>
          附上订单
        </Button>
      ) : null}
      {isChoosing ? (
        <OrderList
          onChoose={(orderNo) => {
            setChoosing(false)
            onChange({ kind: 'order', orderNo })
          }}
        />
      ) : null}
    </div>
  )
}
