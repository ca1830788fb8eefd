import { ChangeArea } from '@/components/area/shared/change-area'
import { ObstacleText } from '@/components/product/shared/obstacle-text'
import type { ListLine } from '@/contract/cart/purchase-list-calls'
import { listSummary } from './list-lines'
import s from './list-lines.module.css'

type LeftOutProps = { lines: ListLine[] }

/** Lines that cannot be added to the cart, each with its name and the reason. */
export function LeftOut({ lines }: LeftOutProps) {
  const { left } = listSummary(lines)
  if (left.length === 0) return null
  return (
    <section className={s.left} aria-label="暂不能加入购物车的商品">
      <p className={s.leftHead}>
        {left.length} 种商品暂不能加入购物车，会留在清单里：
        {left.some(({ line }) => line.state === 'areaOff') ? <ChangeArea /> : null}
      </p>
      <ul>
        {left.map(({ line, reason }) => (
          <li key={line.id}>
            {line.title} {line.spec}：
            <ObstacleText obstacle={reason} />
          </li>
        ))}
      </ul>
    </section>
  )
}
