import dynamic from 'next/dynamic'
import { AntdScreen } from '@/components/ui/antd-screen'
import { Breadcrumb } from '@/components/ui/breadcrumb'
import { late } from '@/components/ui/late'
import { Skeleton } from '@/components/ui/skeleton'
import { TabBar } from '@/components/ui/tab-bar'
import { Waiting } from '@/components/ui/waiting'
import type { JoinState } from '@/contract/merchant/merchant-join-address'
import { joinAddress } from '@/contract/merchant/merchant-join-address'
import { routes } from '@/contract/routes'
import s from './join.module.css'
import { Landing } from './landing'

function JoinSkeleton() {
  return (
    <Waiting className={s.panel}>
      <Skeleton height="420px" />
    </Waiting>
  )
}

// Client only: the form drafts are stored in the browser.
const JoinForm = dynamic(async () => (await import('./join-form')).JoinForm, {
  ssr: false,
  loading: late(JoinSkeleton),
})
const StatusView = dynamic(async () => (await import('./status-view')).StatusView, {
  ssr: false,
  loading: late(JoinSkeleton),
})

type JoinViewProps = { state: JoinState }

/** Merchant page: landing page, application form and status. */
export function JoinView({ state }: JoinViewProps) {
  const { view, step, no } = state
  const tabs = [
    { title: '入驻须知', href: routes.merchantJoin(), isCurrent: view === 'landing' },
    {
      title: '提交申请',
      href: routes.merchantJoin(joinAddress.write({ view: 'form' })),
      isCurrent: view === 'form',
    },
    {
      title: '进度查询',
      href: routes.merchantJoin(joinAddress.write({ view: 'status' })),
      isCurrent: view === 'status',
    },
  ]
  return (
    <div className={s.root}>
      <Breadcrumb path={[]} last="商家入驻" />
      <h1 className={s.title}>商家入驻</h1>
      <TabBar label="商家入驻" tabs={tabs} />
      {view === 'landing' ? <Landing /> : null}
      {view === 'landing' ? null : (
        <AntdScreen group="merchant" skeleton={<JoinSkeleton />}>
          {view === 'form' ? <JoinForm step={step} /> : <StatusView handedIn={no} />}
        </AntdScreen>
      )}
    </div>
  )
}
