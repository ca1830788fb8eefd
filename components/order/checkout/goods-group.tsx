import { Amount, Price } from '@/components/product/shared/price'
import { ProductImage } from '@/components/product/shared/product-image'
import { MallLink } from '@/components/ui/mall-link'
import surface from '@/components/ui/surface.module.css'
import { TextField } from '@/components/ui/text-field'
import { formatAmount } from '@/contract/money'
import { type CheckoutGroup, type CheckoutLine, REMARK_MAX } from '@/contract/order/checkout-calls'
import { routes } from '@/contract/routes'
import { Panel } from '../shared/panel'
import s from './goods-group.module.css'

type LineProps = { line: CheckoutLine }

function Line({ line }: LineProps) {
  const { title, spec, itemNo, brand, note, buyerCode, qty, unit, leadDays } = line
  return (
    <li className={s.line}>
      <span className={s.image}>
        <ProductImage src={line.image} alt="" width={64} />
      </span>
      <div className={s.info}>
        <MallLink href={routes.product(line.productId, line.skuId)} className={s.name}>
          {title} {spec}
        </MallLink>
        <p className={surface.facts}>
          <span>编号 {itemNo}</span>
          <span>{brand}</span>
          <span>货期 {leadDays} 个工作日</span>
          {buyerCode ? <span>物料编码 {buyerCode}</span> : null}
          {note ? <span>备注 {note}</span> : null}
        </p>
      </div>
      <div className={`${s.end} ${s.price}`}>
        <Price value={line.unitPrice} unit={unit} />
      </div>
      <div className={`${s.end} ${s.qty}`}>
        {qty} {unit}
      </div>
      <div className={`${s.end} ${s.amount}`}>
        <Amount value={line.amount} />
      </div>
    </li>
  )
}

type GoodsGroupProps = {
  group: CheckoutGroup
  /** Id of the form that Enter submits. */
  formId: string
  remark: string
  onRemark: (remark: string) => void
}

/** Goods of one shop, its freight, and a remark to the shop. */
export function GoodsGroup({ group, formId, remark, onRemark }: GoodsGroupProps) {
  const { shop, lines, goodsAmount, freightAmount, taxAmount, payableAmount } = group
  return (
    <Panel
      title={shop.name}
      aside={
        group.freeFreightGap > 0 ? (
          <span className={s.gap}>再买 ¥{formatAmount(group.freeFreightGap)} 免运费</span>
        ) : null
      }
    >
      <ul>
        {lines.map((line) => (
          <Line key={`${line.skuId} ${line.note}`} line={line} />
        ))}
      </ul>
      <div className={s.foot}>
        <div className={s.remark}>
          <TextField
            label={`给${shop.name}的备注`}
            form={formId}
            maxLength={REMARK_MAX}
            placeholder="送货时间、单据要求等，选填"
            value={remark}
            onChange={onRemark}
          />
        </div>
        <dl className={s.sums}>
          <dt>商品</dt>
          <dd>
            <Amount value={goodsAmount} isPlain />
          </dd>
          <dt>运费</dt>
          <dd>
            <Amount value={freightAmount} isPlain />
          </dd>
          <dt>含税额</dt>
          <dd>
            <Amount value={taxAmount} isPlain />
          </dd>
          <dt>小计</dt>
          <dd>
            <Amount value={payableAmount} />
          </dd>
        </dl>
      </div>
    </Panel>
  )
}
