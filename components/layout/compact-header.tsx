import { MegaMenu } from '@/components/catalog/mega-menu'
import { openChat } from '@/components/chat/shared/open-chat'
import { SearchBox } from '@/components/search/search-box'
import { badgeText } from '@/components/ui/badge-text'
import { Icon } from '@/components/ui/icon'
import { Logo } from '@/components/ui/logo'
import { MallLink } from '@/components/ui/mall-link'
import { VisuallyHidden } from '@/components/ui/visually-hidden'
import { BADGE_MIN } from '@/contract/constants'
import { routes } from '@/contract/routes'
import { useSession } from '@/hooks/account/use-session'
import { useSignInHref } from '@/hooks/account/use-sign-in-href'
import { useCartCount } from '@/hooks/cart/use-cart-count'
import { useCategories } from '@/hooks/catalog/use-categories'
import s from './compact-header.module.css'
import { scrollToTop } from './scroll-to-top'

/** The badge shows only to a signed-in buyer with a non-empty cart (spec §2 Header). */
function CartWithBadge() {
  const { isSignedIn } = useSession()
  const { count } = useCartCount()
  const guarded = useSignInHref()
  return (
    <MallLink
      href={guarded(routes.cart())}
      className={s.cart}
      aria-label={`购物车 ${count} 种商品`}
    >
      <Icon name="cart" size={20} />
      <span className={s.word}>购物车</span>
      {isSignedIn && count >= BADGE_MIN ? (
        <span className={s.badge}>{badgeText(count)}</span>
      ) : null}
    </MallLink>
  )
}

/** Fixed header, shown beyond 240 px of scroll. */
export function CompactHeader() {
  const { categories } = useCategories(1)
  return (
    <section className={s.root} aria-label="快捷栏">
      <div className={s.inner}>
        <Logo isCompact />
        <div className={s.categories}>
          <MegaMenu tops={categories} label="快捷商品分类" />
        </div>
        <SearchBox />
        <span className={s.ways}>
          <button type="button" className={s.way} onClick={openChat}>
            客服
          </button>
          <button type="button" className={s.way} onClick={scrollToTop}>
            <Icon name="top" size={18} />
            <VisuallyHidden>回到顶部</VisuallyHidden>
          </button>
          <CartWithBadge />
        </span>
      </div>
    </section>
  )
}
