import { Checkbox } from 'antd'
import { ButtonLink } from '@/components/ui/button'
import { lineKey } from '@/contract/cart/line-key-rules'
import type { CheckoutChange, CheckoutSource } from '@/contract/order/checkout-calls'
import { routes } from '@/contract/routes'
import { useArrivalDay } from '@/hooks/product/use-arrival-day'
import s from '../shared/checkout.module.css'
import { changeText } from './change-text'

type ChangesPanelProps = {
  changes: CheckoutChange[]
  source: CheckoutSource
  hasAccepted: boolean
  onAccept: (isOn: boolean) => void
}

/** Where a quantity is corrected; an area problem is solved by another address, below. */
function WayBack({ changes, source }: Pick<ChangesPanelProps, 'changes' | 'source'>) {
  const [first] = changes
  if (source === 'cart') {
    return (
      <ButtonLink size="s" href={routes.cart()}>
        回购物车调整
      </ButtonLink>
    )
  }
  if (source === 'quotation') {
    return (
      <ButtonLink size="s" href={routes.quotations('')}>
        回我的报价单
      </ButtonLink>
    )
  }
  if (first?.kind === 'areaOff') return <span>：请更换收货地址，或选购其他商品</span>
  return (
    <ButtonLink size="s" href={routes.search({ keyword: first?.itemNo ?? '' })}>
      回到商品
    </ButtonLink>
  )
}

/** Changes since the buyer's last view; must be accepted before the order is submitted. */
export function ChangesPanel({ changes, source, hasAccepted, onAccept }: ChangesPanelProps) {
  const arrivalDay = useArrivalDay()
  const isBlocked = changes.some(({ blocks }) => blocks)
  const leftOut = source === 'cart' ? '（本单不含，留在购物车）' : '（本单不含）'
  return (
    <section className={s.changes} aria-label="变化" data-part="changes">
      <div role="alert">
        <h2 className={s.heading}>有 {changes.length} 处与您之前看到的不同，请核对</h2>
      </div>
      <ul>
        {changes.map((change) => (
          <li key={`${lineKey(change)} ${change.kind}`} className={s.change}>
            <span>
              {change.title} {change.spec}
            </span>
            <span className={s.what}>
              {changeText(change, arrivalDay)}
              {change.isLeftOut ? leftOut : ''}
            </span>
          </li>
        ))}
      </ul>
      {isBlocked ? (
        <p className={s.accept}>
          调整后才能提交
          <WayBack changes={changes} source={source} />
        </p>
      ) : (
        <p className={s.accept}>
          <Checkbox checked={hasAccepted} onChange={(event) => onAccept(event.target.checked)}>
            我已核对，接受以上变化
          </Checkbox>
        </p>
      )}
    </section>
  )
}
