import { Button, Descriptions } from 'antd'
import type { ReactNode } from 'react'
import { Amount } from '@/components/product/shared/price'
import { ProductImage } from '@/components/product/shared/product-image'
import { MallLink } from '@/components/ui/mall-link'
import { StatusTag } from '@/components/ui/status-tag'
import { TimestampText } from '@/components/ui/timestamp-text'
import type { AfterSale } from '@/contract/after-sale/after-sale-calls'
import {
  AFTER_SALE_STATUS,
  afterSaleBadge,
  afterSaleTitle,
  MONEY_AFTER_SALES,
} from '@/contract/after-sale/after-sale-status-rules'
import type { AfterSaleAction } from '@/contract/after-sale/after-sale-transition-rules'
import { formatQuantity } from '@/contract/product/quantity-rules'
import { routes } from '@/contract/routes'
import { AfterSalePictures } from './after-sale-pictures'
import s from './after-sale-record.module.css'

const ACTIONS: Record<AfterSaleAction, string> = {
  sendBack: '填写退货单号',
  confirmReplacement: '确认收到',
  withdraw: '撤销申请',
}
/** What moves the case on. */
const MAIN: readonly AfterSaleAction[] = ['sendBack', 'confirmReplacement']

/** Statuses of a case that ended without a refund: its amount was only asked for. */
const UNPAID: readonly number[] = [AFTER_SALE_STATUS.rejected, AFTER_SALE_STATUS.withdrawn]

type AfterSaleProps = { returnCase: AfterSale }

function Head({ returnCase }: AfterSaleProps) {
  return (
    <p className={s.head}>
      <span className={s.kind}>{afterSaleTitle(returnCase.type)}</span>
      <StatusTag badge={afterSaleBadge(returnCase)} />
      <span>售后单号 {returnCase.refundNo}</span>
      <span>
        <TimestampText value={returnCase.createdAt} /> 申请
      </span>
    </p>
  )
}

function Goods({ returnCase }: AfterSaleProps) {
  const { productId, skuId, title, spec, image, itemNo, qty, unit } = returnCase
  return (
    <div className={s.goods}>
      <span className={s.image}>
        <ProductImage src={image} alt="" width={56} />
      </span>
      <div className={s.info}>
        <MallLink href={routes.product(productId, skuId)} className={s.name}>
          {title} {spec}
        </MallLink>
        <p className={s.small}>
          编号 {itemNo} · {formatQuantity(qty, unit)}
        </p>
      </div>
    </div>
  )
}

type ParcelProps = { carrier: string; trackingNo: string; at: number | null }

function Parcel({ carrier, trackingNo, at }: ParcelProps) {
  return (
    <span>
      {carrier} {trackingNo}
      {at === null ? null : (
        <>
          {' · '}
          <TimestampText value={at} /> 寄出
        </>
      )}
    </span>
  )
}

function Said({ returnCase }: AfterSaleProps) {
  const { reason, description, handlerNote, carrier, trackingNo, sentBackAt } = returnCase
  const { resentCarrier, resentNo, resentAt, dueAt, finishedAt } = returnCase
  const items: [label: string, value: ReactNode][] = [
    ['申请原因', description ? `${reason}：${description}` : reason],
    ['店铺答复', handlerNote],
    [
      '退货物流',
      trackingNo ? (
        <Parcel key="parcel" carrier={carrier} trackingNo={trackingNo} at={sentBackAt} />
      ) : null,
    ],
    [
      '店铺寄出',
      resentNo ? (
        <Parcel key="resent" carrier={resentCarrier} trackingNo={resentNo} at={resentAt} />
      ) : null,
    ],
    [
      '确认期限',
      dueAt === null ? null : (
        <span key="due">
          收到后请确认，
          <TimestampText value={dueAt} /> 自动确认
        </span>
      ),
    ],
    ['结束时间', finishedAt === null ? null : <TimestampText key="end" value={finishedAt} />],
  ]
  return (
    <Descriptions
      size="small"
      column={1}
      className={s.said}
      items={items
        .filter(([, value]) => value)
        .map(([label, children]) => ({ key: label, label, children }))}
    />
  )
}

type AfterSaleRecordProps = AfterSaleProps & {
  /** Shows the order number: for a list over several orders. */
  hasOrder?: boolean
  onAct: (action: AfterSaleAction) => void
}

/** One after-sale case: progress, refund, and the buyer's actions. */
export function AfterSaleRecord({ returnCase, hasOrder = false, onAct }: AfterSaleRecordProps) {
  const { refundNo, orderNo, shop, type, status, amount, pictureIds, actions } = returnCase
  return (
    <li className={s.root}>
      <Head returnCase={returnCase} />
      <div className={s.body}>
        <div className={s.info}>
          <Goods returnCase={returnCase} />
          {hasOrder ? (
            <p className={s.small}>
              {shop.name} · 订单{' '}
              <MallLink href={routes.order(orderNo)} className={s.order}>
                {orderNo}
              </MallLink>
            </p>
          ) : null}
          <Said returnCase={returnCase} />
          <AfterSalePictures refundNo={refundNo} pictureIds={pictureIds} />
        </div>
        <div className={s.side}>
          {MONEY_AFTER_SALES.includes(type) ? (
            <p>
              {UNPAID.includes(status) ? '申请金额' : '退款金额'} <Amount value={amount} size="m" />
            </p>
          ) : null}
          {actions.map((action) => (
            <Button
              key={action}
              type={MAIN.includes(action) ? 'primary' : 'default'}
              aria-label={`${ACTIONS[action]}：${refundNo}`}
              onClick={() => onAct(action)}
            >
              {ACTIONS[action]}
            </Button>
          ))}
        </div>
      </div>
    </li>
  )
}
