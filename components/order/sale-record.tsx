import { MomentText } from '@/components/shared/moment-text'
import { Amount } from '@/components/shared/price'
import { ProductImage } from '@/components/shared/product-image'
import { Button } from '@/components/ui/button'
import { MallLink } from '@/components/ui/mall-link'
import type { AfterSale } from '@/contract/after-sale'
import type { SaleAction } from '@/contract/after-sale-moves'
import { MONEY_SALES, saleLook, saleTitle } from '@/contract/after-sale-state'
import { routes } from '@/contract/routes'
import status from './order-status.module.css'
import { SalePictures } from './sale-pictures'
import s from './sale-record.module.css'

const ACTIONS: Record<SaleAction, string> = { sendBack: '填写退货单号', withdraw: '撤销申请' }

type SaleProps = { sale: AfterSale }

function Head({ sale }: SaleProps) {
  const look = saleLook(sale)
  return (
    <p className={s.head}>
      <span className={s.kind}>{saleTitle(sale.type)}</span>
      <span className={`${s.state} ${status[look.colour]}`}>{look.title}</span>
      <span>售后单号 {sale.refundNo}</span>
      <span>
        <MomentText value={sale.createdAt} /> 申请
      </span>
    </p>
  )
}

function Goods({ sale }: SaleProps) {
  const { productId, skuId, title, spec, image, itemNo, qty, unit } = sale
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

function Said({ sale }: SaleProps) {
  const { reason, description, handlerNote, carrier, trackingNo, sentBackAt, finishedAt } = sale
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
                <MomentText value={sentBackAt} /> 寄出
              </>
            )}
          </dd>
        </>
      ) : null}
      {finishedAt === null ? null : (
        <>
          <dt>结束时间</dt>
          <dd>
            <MomentText value={finishedAt} />
          </dd>
        </>
      )}
    </dl>
  )
}

type SaleRecordProps = SaleProps & {
  /** The order it belongs to is named: in a list over several. */
  hasOrder?: boolean
  onAct: (action: SaleAction) => void
}

/** One after-sale record: how far it is, what it brings back, and what the buyer may do. */
export function SaleRecord({ sale, hasOrder = false, onAct }: SaleRecordProps) {
  const { refundNo, orderNo, shop, type, amount, pictureIds, actions } = sale
  return (
    <li className={s.root}>
      <Head sale={sale} />
      <div className={s.body}>
        <div className={s.info}>
          <Goods sale={sale} />
          {hasOrder ? (
            <p className={s.small}>
              {shop.name} · 订单{' '}
              <MallLink href={routes.order(orderNo)} className={s.order}>
                {orderNo}
              </MallLink>
            </p>
          ) : null}
          <Said sale={sale} />
          <SalePictures refundNo={refundNo} pictureIds={pictureIds} />
        </div>
        <div className={s.side}>
          {MONEY_SALES.includes(type) ? (
            <p>
              退款金额 <Amount value={amount} size="m" />
            </p>
          ) : null}
          {actions.map((action) => (
            <Button
              key={action}
              look={action === 'sendBack' ? 'primary' : 'plain'}
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
