import { ChatButton } from '@/components/chat/chat-button'
import { badgeText } from '@/components/ui/badge-text'
import { Icon } from '@/components/ui/icon'
import { MallLink } from '@/components/ui/mall-link'
import { useScrolledPast } from '@/components/ui/use-scrolled-past'
import { BADGE_MIN, COMPACT_HEADER_PX } from '@/contract/constants'
import { routes } from '@/contract/routes'
import { useSignInHref } from '@/hooks/account/use-sign-in-href'
import { useCartCount } from '@/hooks/cart/use-cart-count'
import { scrollToTop } from './scroll-to-top'
import s from './side-shortcuts.module.css'

/** Side bar: customer service, orders, cart, history, and back to top after a long scroll. */
export function SideShortcuts() {
  const guarded = useSignInHref()
  const { count } = useCartCount()
  const isFarDown = useScrolledPast(COMPACT_HEADER_PX)
  return (
    <aside className={s.root} aria-label="快捷入口">
      <ChatButton className={s.item} wordClassName={s.word} moreClassName={s.more} />
      <MallLink href={guarded(routes.orders())} className={`${s.item} ${s.far}`}>
        <Icon name="list" size={18} />
        <span className={s.word}>我的订单</span>
      </MallLink>
      <MallLink href={guarded(routes.cart())} className={`${s.item} ${s.far} ${s.cart}`}>
        <Icon name="cart" size={18} />
        <span className={s.word}>购物车</span>
        {count >= BADGE_MIN ? <span className={s.count}>{badgeText(count)}</span> : null}
      </MallLink>
      <MallLink href={guarded(routes.browsingHistory())} className={`${s.item} ${s.far}`}>
        <Icon name="clock" size={18} />
        <span className={s.word}>浏览记录</span>
      </MallLink>
      {isFarDown ? (
        <button type="button" className={`${s.item} ${s.far}`} onClick={scrollToTop}>
          <Icon name="top" size={18} />
          <span className={s.word}>回到顶部</span>
        </button>
      ) : null}
    </aside>
  )
}
