import { MallLink } from '@/components/ui/mall-link'
import { HELP_GROUPS } from '@/contract/help/help-menu-rules'
import { routes } from '@/contract/routes'
import { SITE } from '@/contract/site/company-rules'
import { useSignInHref } from '@/hooks/account/use-sign-in-href'
import s from './site-footer.module.css'

type SiteFooterProps = { onShortcuts: () => void }

/** Help, contact, and the texts a mall must show by law. */
export function SiteFooter({ onShortcuts }: SiteFooterProps) {
  const guarded = useSignInHref()
  return (
    <footer className={s.root}>
      <div className={s.inner}>
        <div>
          <p className={s.name}>{SITE.name}</p>
          <p className={s.tagline}>{SITE.tagline}</p>
          <ul className={s.links}>
            <li>
              <MallLink href={routes.home()}>首页</MallLink>
            </li>
            <li>
              <MallLink href={routes.search({})}>全部商品</MallLink>
            </li>
            <li>
              <MallLink href={guarded(routes.cart())}>购物车</MallLink>
            </li>
            <li>
              {/* An address that the client-side router does not know. */}
              <a href={routes.phone()}>手机版</a>
            </li>
            <li>
              <button type="button" className={s.button} onClick={onShortcuts}>
                键盘快捷键
              </button>
            </li>
          </ul>
        </div>
        <nav className={s.help} aria-label="帮助与服务">
          {HELP_GROUPS.map(({ title, items }) => (
            <section key={title}>
              <h2 className={s.group}>{title}</h2>
              <ul>
                {items.map(({ key, title: name }) => (
                  <li key={key}>
                    <MallLink href={routes.helpEntry(key)}>{name}</MallLink>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </nav>
        <address className={s.contact}>
          联系电话
          <span className={s.phone}>{SITE.phone}</span>
          {SITE.hours}
          <br />
          {SITE.address}
        </address>
      </div>
      <div className={s.legal}>
        <ul>
          <li>{SITE.company}</li>
          <li>{SITE.registration}</li>
          <li>{SITE.filing}</li>
          <li>{SITE.telecom}</li>
        </ul>
      </div>
    </footer>
  )
}
