import dynamic from 'next/dynamic'
import { ButtonLink } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { MallLink } from '@/components/ui/mall-link'
import surface from '@/components/ui/surface.module.css'
import { routes } from '@/contract/routes'
import { SITE } from '@/contract/site/company-rules'
import { useSession } from '@/hooks/account/use-session'
import { useCartCount } from '@/hooks/cart/use-cart-count'
import s from './side.module.css'

const OrderCounts = dynamic(async () => (await import('./order-counts')).OrderCounts, {
  ssr: false,
  loading: () => <div className={s.counts} />,
})

type CardProps = { title: string; text: string }

function Who({ title, text }: CardProps) {
  return (
    <div className={s.who}>
      <span className={s.face}>
        <Icon name="user" size={24} />
      </span>
      <div>
        <p className={s.hello}>{title}</p>
        <p className={surface.caption}>{text}</p>
      </div>
    </div>
  )
}

/** Greeting card with links to orders and the cart, or to the sign-in. */
export function UserCard() {
  const { user, isSignedIn } = useSession()
  const { count } = useCartCount()
  if (!isSignedIn) {
    return (
      <section className={`${s.card} ${s.user}`} aria-label="我的">
        <Who title="您好，欢迎光临" text="登录后可下单、查看订单" />
        <span className={surface.tightStack}>
          <ButtonLink variant="primary" href={routes.login()}>
            登录
          </ButtonLink>
          <ButtonLink href={routes.register()}>免费注册</ButtonLink>
        </span>
        <p className={`${surface.caption} ${s.row}`}>
          <span>客服热线</span>
          <span>{SITE.phone}</span>
        </p>
      </section>
    )
  }
  return (
    <section className={`${s.card} ${s.user}`} aria-label="我的">
      <Who title={`您好，${user?.username ?? ''}`} text={user?.companyName ?? '企业采购'} />
      <span className={surface.tightStack}>
        <ButtonLink variant="primary" href={routes.cart()}>
          去购物车
        </ButtonLink>
      </span>
      <OrderCounts />
      <p className={`${surface.caption} ${s.row}`}>
        <span>购物车商品</span>
        <MallLink href={routes.cart()}>
          <span className={s.number}>{count}</span> 种
        </MallLink>
      </p>
    </section>
  )
}
