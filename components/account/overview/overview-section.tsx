import { type ReactNode, useId } from 'react'
import { Icon, type IconName } from '@/components/ui/icon'
import { MallLink } from '@/components/ui/mall-link'
import { Resource } from '@/components/ui/resource'
import type { Spend } from '@/contract/account/account-overview-calls'
import { routes } from '@/contract/routes'
import { useOverview } from '@/hooks/account/use-overview'
import s from './overview.module.css'
import { SpendPanel, SpendSkeleton } from './spend-panel'
import { WaitingList } from './waiting-list'

const LINKS: readonly { icon: IconName; title: string; href: string }[] = [
  { icon: 'list', title: '快速下单', href: routes.quickOrder() },
  { icon: 'cart', title: '购物车', href: routes.cart() },
  { icon: 'box', title: '我的订单', href: routes.orders() },
  { icon: 'yuan', title: '发起询价', href: routes.newInquiry('') },
  { icon: 'table', title: '采购清单', href: routes.userInfo('lists') },
  { icon: 'heart', title: '我的收藏', href: routes.userInfo('favorites') },
  { icon: 'clock', title: '浏览记录', href: routes.browsingHistory() },
  { icon: 'chat', title: '我的消息', href: routes.messages() },
]

type BlockProps = { title: string; note?: ReactNode; children: ReactNode }

function Block({ title, note, children }: BlockProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={s.block}>
      <div className={s.head}>
        <h3 id={id} className={s.title}>
          {title}
        </h3>
        {note}
      </div>
      {children}
    </section>
  )
}

function QuickLinks() {
  return (
    <Block title="常用功能">
      <ul className={s.links}>
        {LINKS.map(({ icon, title, href }) => (
          <li key={title}>
            <MallLink href={href} className={s.link}>
              <Icon name={icon} />
              {title}
            </MallLink>
          </li>
        ))}
      </ul>
    </Block>
  )
}

/** `2026-11` -> `2026 年 11 月`. */
function monthText({ month }: Spend): string {
  const [year, number] = month.split('-')
  return `${year} 年 ${Number(number)} 月`
}

function Note({ spend }: { spend: Spend | undefined }) {
  if (!spend) return null
  return <span className={s.note}>{monthText(spend)}下单，不含已取消的订单</span>
}

/** Skeleton of the overview: its links work before anything is known. */
export function OverviewSkeleton() {
  return (
    <>
      <Block title="待办事项">
        <WaitingList waiting={undefined} />
      </Block>
      <Block title="本月采购">
        <SpendSkeleton />
      </Block>
      <QuickLinks />
    </>
  )
}

/** What waits for the buyer, the month's spend, and links; without the call, the links alone. */
export function OverviewSection() {
  const { overview, ...requested } = useOverview()
  const isMissing = requested.error?.kind === 'missing'
  return (
    <>
      <Block title="待办事项">
        <WaitingList waiting={overview?.waiting ?? (requested.error ? null : undefined)} />
      </Block>
      {isMissing ? null : (
        <Block title="本月采购" note={<Note spend={overview?.spend} />}>
          <Resource data={overview} {...requested} skeleton={<SpendSkeleton />}>
            {({ spend }) => <SpendPanel spend={spend} />}
          </Resource>
        </Block>
      )}
      <QuickLinks />
    </>
  )
}
