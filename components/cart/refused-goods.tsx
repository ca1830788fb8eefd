import { Alert } from 'antd'
import type { RefusedGoods as Refused } from '@/hooks/cart/use-refused-goods'
import s from './cart-view.module.css'

type RefusedGoodsProps = { refused: readonly Refused[]; onClose: () => void }

/** Names goods that were chosen before the sign-in and that the cart refused. */
export function RefusedGoods({ refused, onClose }: RefusedGoodsProps) {
  return (
    <Alert
      type="warning"
      showIcon
      className={s.refused ?? ''}
      title={`登录前选的 ${refused.length} 种商品未能加入购物车`}
      description={
        <ul>
          {refused.map(({ title, reason }) => (
            <li key={`${title} ${reason}`}>
              {title}：{reason}
            </li>
          ))}
        </ul>
      }
      closable={{ onClose, 'aria-label': '关闭' }}
    />
  )
}
