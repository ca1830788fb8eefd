import { Alert } from 'antd'
import { useRefusedList } from '@/hooks/cart/use-refused-list'
import s from './cart-view.module.css'

type RefusedGoodsProps = { onClose: () => void }

/** Names goods that were chosen before the sign-in and that the cart refused. */
export function RefusedGoods({ onClose }: RefusedGoodsProps) {
  const refused = useRefusedList()
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
