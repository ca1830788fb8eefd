import { Button, Input } from 'antd'
import { useState } from 'react'
import { Amount, Price } from '@/components/product/shared/price'
import { ProductImage } from '@/components/product/shared/product-image'
import { MallLink } from '@/components/ui/mall-link'
import surface from '@/components/ui/surface.module.css'
import { isSameLine, lineKey } from '@/contract/cart/line-key-rules'
import { formatAmount } from '@/contract/money'
import {
  type CheckoutGroup,
  type CheckoutLine,
  COST_CENTER_MAX,
  type LineArrival,
  REMARK_MAX,
} from '@/contract/order/checkout-calls'
import { promisedDate } from '@/contract/order/promised-date-rules'
import { arrivalText } from '@/contract/product/line-arrival-rules'
import { formatQuantity } from '@/contract/product/quantity-rules'
import { routes } from '@/contract/routes'
import { useArrivalDay } from '@/hooks/product/use-arrival-day'
import { Panel } from '../shared/panel'
import s from './goods-group.module.css'
import type { CheckoutForm } from './use-checkout-form'

type LineProps = {
  line: CheckoutLine
  /** Undefined where the host does not say. */
  arrival: LineArrival | undefined
  isTogether: boolean
  /** Of this line, while they are written line by line; null while they are not. */
  costCenter: string | null
  onCostCenter: (costCenter: string) => void
  /** Id of the form that Enter submits. */
  formId: string
}

/** When the line arrives, in parts unless they are shipped together. */
function Arrival({
  line,
  arrival,
  isTogether,
}: Pick<LineProps, 'line' | 'arrival' | 'isTogether'>) {
  const arrivalDay = useArrivalDay()
  const { qty, awaitedQty, unit, leadDays } = line
  const whole = arrival ? promisedDate(arrival.whole) : arrivalDay(leadDays)
  const first = isTogether ? null : (arrival?.inStock ?? null)
  const inStock = first === null ? null : promisedDate(first)
  return <span>{arrivalText({ qty, awaitedQty, unit, inStock, whole })}</span>
}

function Line(props: LineProps) {
  const { line, costCenter, onCostCenter } = props
  const { title, spec, itemNo, brand, note, buyerCode, qty, unit } = line
  return (
    <li className={s.line}>
      <span className={s.image}>
        <ProductImage src={line.image} alt="" width={40} />
      </span>
      <div className={s.info}>
        <MallLink href={routes.product(line.productId, line.skuId)} className={s.name}>
          {title} {spec}
        </MallLink>
        <p className={surface.facts}>
          <span>编号 {itemNo}</span>
          <span>{brand}</span>
          <Arrival {...props} />
          {buyerCode ? <span>物料编码 {buyerCode}</span> : null}
          {note ? <span>备注 {note}</span> : null}
        </p>
        {costCenter === null ? null : (
          <Input
            size="small"
            form={props.formId}
            className={s.center ?? ''}
            aria-label={`成本中心：${title} ${spec}`}
            placeholder="本行成本中心，不填按整单"
            maxLength={COST_CENTER_MAX}
            value={costCenter}
            onChange={(event) => onCostCenter(event.target.value)}
          />
        )}
      </div>
      <div className={`${s.end} ${s.price}`}>
        <Price value={line.unitPrice} unit={unit} />
      </div>
      <div className={`${s.end} ${s.qty}`}>{formatQuantity(qty, unit)}</div>
      <div className={`${s.end} ${s.amount}`}>
        <Amount value={line.amount} />
      </div>
    </li>
  )
}

type RemarkProps = {
  shopName: string
  /** Id of the form that Enter submits. */
  formId: string
  remark: string
  onRemark: (remark: string) => void
}

/** A link until it is wanted: most orders have no remark. */
function Remark({ shopName, formId, remark, onRemark }: RemarkProps) {
  const [isOpen, setOpen] = useState(remark !== '')
  if (!isOpen) {
    return (
      <Button
        type="link"
        size="small"
        aria-label={`添加备注：${shopName}`}
        onClick={() => setOpen(true)}
      >
        添加备注
      </Button>
    )
  }
  return (
    <Input
      size="small"
      form={formId}
      autoFocus={remark === ''}
      aria-label={`给${shopName}的备注`}
      placeholder="送货时间、单据要求等，选填"
      maxLength={REMARK_MAX}
      value={remark}
      onChange={(event) => onRemark(event.target.value)}
    />
  )
}

type GoodsGroupProps = Omit<RemarkProps, 'shopName'> & {
  group: CheckoutGroup
  arrivals: readonly LineArrival[]
  isTogether: boolean
  costCenters: CheckoutForm['lineCostCenters']
  onCostCenter: CheckoutForm['setCostCenter']
}

/** Goods of one shop; its remark, freight and sum in one line. */
export function GoodsGroup(props: GoodsGroupProps) {
  const { group, arrivals, isTogether, costCenters, onCostCenter, ...remark } = props
  const [isByLine, setByLine] = useState(() =>
    costCenters.some((one) => group.lines.some((line) => isSameLine(one, line))),
  )
  const { shop, lines, goodsAmount, freightAmount, payableAmount, freeFreightGap } = group
  const centerOf = (line: CheckoutLine) =>
    costCenters.find((one) => isSameLine(one, line))?.costCenter ?? ''
  return (
    <Panel title={shop.name}>
      <ul>
        {lines.map((line) => (
          <Line
            key={lineKey(line)}
            line={line}
            arrival={arrivals.find((one) => isSameLine(one, line))}
            isTogether={isTogether}
            costCenter={isByLine ? centerOf(line) : null}
            onCostCenter={(costCenter) => onCostCenter(line, costCenter)}
            formId={remark.formId}
          />
        ))}
      </ul>
      <div className={s.foot}>
        <div className={s.remark}>
          <Remark shopName={shop.name} {...remark} />
          {isByLine ? null : (
            <Button
              type="link"
              size="small"
              aria-label={`按行填写成本中心：${shop.name}`}
              onClick={() => setByLine(true)}
            >
              按行填写成本中心
            </Button>
          )}
        </div>
        <span>
          商品 <Amount value={goodsAmount} isPlain />
        </span>
        <span>
          运费 <Amount value={freightAmount} isPlain />
          {freeFreightGap > 0 ? (
            <span className={s.gap}> 再买 ¥{formatAmount(freeFreightGap)} 免运费</span>
          ) : null}
        </span>
        <span>
          小计 <Amount value={payableAmount} />
        </span>
      </div>
    </Panel>
  )
}
