import status from '@/components/order/shared/order-status.module.css'
import { Amount } from '@/components/product/shared/price'
import { ProductImage } from '@/components/product/shared/product-image'
import { Button } from '@/components/ui/button'
import { MallLink } from '@/components/ui/mall-link'
import { TimestampText } from '@/components/ui/timestamp-text'
import type { AfterSale } from '@/contract/after-sale/after-sale-calls'
import {
  afterSaleBadge,
  afterSaleTitle,
  MONEY_AFTER_SALES,
} from '@/contract/after-sale/after-sale-status-rules'
import type { AfterSaleAction } from '@/contract/after-sale/after-sale-transition-rules'
import { routes } from '@/contract/routes'
import { AfterSalePictures } from './after-sale-pictures'
import s from './after-sale-record.module.css'

const ACTIONS: Record<AfterSaleAction, string> = { sendBack: '填写退货单号', withdraw: '撤销申请' }

type AfterSaleProps = { returnCase: AfterSale }

function Head({ returnCase }: AfterSaleProps) {
  const variant = afterSaleBadge(returnCase)
  return (
    <p className={s.head}>
      <span className={s.kind}>{afterSaleTitle(returnCase.type)}</span>
      <span className={`${s.state} ${status[variant.colour]}`}>{variant.title}</span>
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
          编号 {itemNo} · {qty} {unit}
        </p>
      </div>
    </div>
  )
}

function Said({ returnCase }: AfterSaleProps) {
  const { reason, description, handlerNote, carrier, trackingNo, sentBackAt, finishedAt } =
    returnCase
  return (
    <dl className={s.said}>
      <dt>申请原因</dt>
      <dd>{description ? `${reason}：${description}` : reason}</dd>
      {handlerNote ? (
        <>
          <dt>店铺答复</dt>
          <dd>{handlerNote}</dd>
        </>
      ) : null}
      {trackingNo ? (
        <>
          <dt>退货物流</dt>
          <dd>
            {carrier} {trackingNo}
            {sentBackAt === null ? null : (
              <>
                {' · '}
                <TimestampText value={sentBackAt} /> 寄出
              </>
            )}
          </dd>
        </>
      ) : null}
      {finishedAt === null ? null : (
        <>
          <dt>结束时间</dt>
          <dd>
            <TimestampText value={finishedAt} />
          </dd>
        </>
      )}
    </dl>
  )
}

type AfterSaleRecordProps = AfterSaleProps & {
  /** Shows the order number: for a list over several orders. */
  hasOrder?: boolean
  onAct: (action: AfterSaleAction) => void
}

/** One after-sale case: progress, refund, and the buyer's actions. */
export function AfterSaleRecord({ returnCase, hasOrder = false, onAct }: AfterSaleRecordProps) {
  const { refundNo, orderNo, shop, type, amount, pictureIds, actions } = returnCase
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
              退款金额 <Amount value={amount} size="m" />
            </p>
          ) : null}
          {actions.map((action) => (
            <Button
              key={action}
              variant={action === 'sendBack' ? 'primary' : 'plain'}
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
