import { Button } from 'antd'
import dynamic from 'next/dynamic'
import { useState } from 'react'
import { ButtonLink } from '@/components/ui/button'
import { late } from '@/components/ui/late'
import { commentPostingAddress } from '@/contract/comment/comment-posting-address'
import type { ListedOrder } from '@/contract/order/order-calls'
import { OFFLINE_PAY } from '@/contract/order/order-status-rules'
import type { OrderAction } from '@/contract/order/order-transition-rules'
import { routes } from '@/contract/routes'
import s from './order-actions.module.css'
import { AgainButton } from './shared/again-button'

const CancelDialog = dynamic(async () => (await import('./order-dialogs')).CancelDialog, {
  ssr: false,
  loading: late(),
})
const ConfirmDialog = dynamic(async () => (await import('./order-dialogs')).ConfirmDialog, {
  ssr: false,
  loading: late(),
})

type Order = Pick<ListedOrder, 'orderNo' | 'actions' | 'payType'>

const ASKED = {
  confirmReceipt: '确认收货',
  extendReceipt: '延长收货',
  remindShipment: '催发货',
  cancel: '取消订单',
  requestCancel: '申请取消',
  hide: '删除订单',
} as const
type Request = keyof typeof ASKED

/** Stands at the end of the row, as paying does: the step that moves the order on is always found there. */
const MAIN = 'confirmReceipt'
/** Stands behind all others: it cannot be undone. */
const LAST = 'hide'
const isAside = (action: Request) => action !== MAIN && action !== LAST
const isAsked = (action: OrderAction): action is Request => action in ASKED

type PayLinkProps = { order: Order }

/** Online orders are paid and offline orders send a voucher on the same page. */
function PayLink({ order: { orderNo, actions, payType } }: PayLinkProps) {
  if (!actions.includes('pay') && !actions.includes('uploadVoucher')) return null
  const isOffline = payType === OFFLINE_PAY
  const text = isOffline ? '上传付款凭证' : '去付款'
  return (
    <ButtonLink variant="accent" href={routes.pay([orderNo])} aria-label={`${text}：${orderNo}`}>
      {text}
    </ButtonLink>
  )
}

type AskDialogProps = {
  orderNo: string
  open: Request
  onDone: (said: string) => void
  onCancel: () => void
}

function AskDialog({ open, ...rest }: AskDialogProps) {
  if (open === 'cancel' || open === 'requestCancel') {
    return <CancelDialog {...rest} isRequest={open === 'requestCancel'} />
  }
  return <ConfirmDialog {...rest} name={open} />
}

type OrderActionsProps = {
  order: Order
  /** Called after an action; the order may have left the list. */
  onDone: (said: string, action: Request) => void
}

/** Actions available for an order. */
export function OrderActions({ order, onDone }: OrderActionsProps) {
  const { orderNo, actions } = order
  const [open, setOpen] = useState<Request | null>(null)
  const ask = (action: Request) => (
    <Button
      key={action}
      type={action === MAIN ? 'primary' : 'default'}
      aria-label={`${ASKED[action]}：${orderNo}`}
      onClick={() => setOpen(action)}
    >
      {ASKED[action]}
    </Button>
  )
  return (
    <div className={s.root}>
      {actions.filter(isAsked).filter(isAside).map(ask)}
      {actions.includes('comment') ? (
        <ButtonLink
          href={routes.commentPosting(commentPostingAddress.write({ orderNo }))}
          aria-label={`评价：${orderNo}`}
        >
          评价
        </ButtonLink>
      ) : null}
      {actions.includes('applyInvoice') ? (
        <ButtonLink href={routes.userInfo('invoices')} aria-label={`申请开票：${orderNo}`}>
          申请开票
        </ButtonLink>
      ) : null}
      {actions.includes('buyAgain') ? <AgainButton orderNo={orderNo} /> : null}
      {actions.includes(MAIN) ? ask(MAIN) : null}
      <PayLink order={order} />
      {actions.includes(LAST) ? ask(LAST) : null}
      {open ? (
        <AskDialog
          orderNo={orderNo}
          open={open}
          onDone={(said) => {
            setOpen(null)
            onDone(said, open)
          }}
          onCancel={() => setOpen(null)}
        />
      ) : null}
    </div>
  )
}
