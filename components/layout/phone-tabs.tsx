import { useRouter } from 'next/router'
import { badgeText } from '@/components/ui/badge-text'
import { Icon, type IconName } from '@/components/ui/icon'
import { MallLink } from '@/components/ui/mall-link'
import { BADGE_MIN } from '@/contract/constants'
import { routes } from '@/contract/routes'
import { useSession } from '@/hooks/account/use-session'
import { useSignInHref } from '@/hooks/account/use-sign-in-href'
import { useCartCount } from '@/hooks/cart/use-cart-count'
import { useCategories } from '@/hooks/catalog/use-categories'
import s from './phone-tabs.module.css'

type TabProps = { icon: IconName; text: string; href: string; path: string; count?: number }

/** `path` is the page of the tab, as the router names it. */
function Tab({ icon, text, href, path, count = 0 }: TabProps) {
  const { pathname } = useRouter()
  return (
    <MallLink href={href} className={s.tab} aria-current={pathname === path ? 'page' : undefined}>
      <Icon name={icon} size={20} />
      {text}
      {count >= BADGE_MIN ? <span className={s.badge}>{badgeText(count)}</span> : null}
    </MallLink>
  )
}

/** Bottom bar of phones; customer service stands in its last place (side-shortcuts.module.css). */
export function PhoneTabs() {
  const { isSignedIn } = useSession()
  const { count } = useCartCount()
  const guarded = useSignInHref()
  const [first] = useCategories(1).categories
  return (
    <nav className={s.root} aria-label="主导航">
      <Tab icon="home" text="首页" href={routes.home()} path="/" />
      {first ? (
        <Tab icon="grid" text="分类" href={routes.category(first.id)} path="/category/[id]" />
      ) : null}
      <Tab icon="paste" text="快速下单" href={routes.quickOrder()} path="/quick-order" />
      <Tab
        icon="cart"
        text="购物车"
        href={guarded(routes.cart())}
        path="/cart/list"
        count={isSignedIn ? count : 0}
      />
      <Tab icon="user" text="我的" href={guarded(routes.userInfo())} path="/user-info" />
    </nav>
  )
}
