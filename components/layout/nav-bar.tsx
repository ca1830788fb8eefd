import { useRouter } from 'next/router'
import { AreaSelector } from '@/components/area/area-selector'
import { LocationPrompt } from '@/components/area/location-prompt'
import { openChat } from '@/components/chat/shared/open-chat'
import { UnreadDot } from '@/components/message/shared/unread-dot'
import { badgeText } from '@/components/ui/badge-text'
import { Icon } from '@/components/ui/icon'
import { MallLink } from '@/components/ui/mall-link'
import { UNREAD_MIN } from '@/contract/constants'
import { routes } from '@/contract/routes'
import { useSession, useSignOut } from '@/hooks/account/use-session'
import { useSignInHref } from '@/hooks/account/use-sign-in-href'
import { useCartCount } from '@/hooks/cart/use-cart-count'
import { useMall } from '@/hooks/mall-context'
import s from './nav-bar.module.css'
import { OrdersMenu } from './orders-menu'
import { useMessageCount } from './use-message-count'

/** Greeting and 退出, or 请登录; its space is reserved before the user is known. */
function Account() {
  const { user, isSignedIn } = useSession()
  const signOut = useSignOut()
  const { asPath } = useRouter()
  if (!isSignedIn) {
    return (
      <div className={s.account}>
        <span className={s.hello}>您好，</span>
        <MallLink href={routes.login(asPath)} className={`${s.link} ${s.strong}`}>
          请登录
        </MallLink>
        <MallLink href={routes.register(asPath)} className={`${s.link} ${s.register}`}>
          免费注册
        </MallLink>
      </div>
    )
  }
  return (
    <div className={s.account}>
      <span className={s.name}>
        <span className={s.hello}>您好，</span>
        {user?.username}
      </span>
      <button type="button" className={s.link} onClick={() => void signOut()}>
        退出
      </button>
    </div>
  )
}

function CartLink() {
  const { count } = useCartCount()
  const guarded = useSignInHref()
  return (
    <MallLink href={guarded(routes.cart())} className={`${s.link} ${s.tabbed}`}>
      <Icon name="cart" size={14} />
      购物车
      <span className={s.count}>{badgeText(count)}</span>
    </MallLink>
  )
}

/** Red dot of unread messages (spec §2); its space is reserved. */
function MessagesLink() {
  const { count } = useMessageCount()
  const guarded = useSignInHref()
  return (
    <MallLink href={guarded(routes.messages())} className={s.link}>
      <span>
        <span className={s.hello}>我的</span>消息
      </span>
      <UnreadDot isOn={count >= UNREAD_MIN} label="有未读消息" />
    </MallLink>
  )
}

function PersonalCentreLink() {
  const guarded = useSignInHref()
  return (
    <MallLink href={guarded(routes.userInfo())} className={`${s.link} ${s.tabbed}`}>
      个人中心
    </MallLink>
  )
}

/** Top bar: area at the left, personal links at the right. */
export function NavBar() {
  const { areas } = useMall()
  return (
    <>
      <div className={s.root}>
        <div className={s.inner}>
          <div className={s.left}>
            <AreaSelector />
          </div>
          <nav className={s.right} aria-label="我的">
            <Account />
            <CartLink />
            <OrdersMenu />
            <PersonalCentreLink />
            <MessagesLink />
            <button type="button" className={`${s.link} ${s.chat}`} onClick={openChat}>
              客服
            </button>
          </nav>
        </div>
      </div>
      {areas.isProposed ? <LocationPrompt /> : null}
    </>
  )
}
