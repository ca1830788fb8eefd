import dynamic from 'next/dynamic'
import { Breadcrumb } from '@/components/shared/breadcrumb'
import { Skeleton } from '@/components/shared/skeleton'
import { TabBar } from '@/components/shared/tab-bar'
import { VisuallyHidden } from '@/components/ui/visually-hidden'
import type { JoinState } from '@/contract/merchant-join-address'
import { routes } from '@/contract/routes'
import s from './join.module.css'
import { Pitch } from './pitch'

function Waiting() {
  return (
    <div role="status" className={s.panel}>
      <VisuallyHidden>正在加载</VisuallyHidden>
      <Skeleton height="420px" />
    </div>
  )
}

// What is written in them stands in the browser alone.
const JoinForm = dynamic(async () => (await import('./join-form')).JoinForm, {
  ssr: false,
  loading: Waiting,
})
const StatusView = dynamic(async () => (await import('./status-view')).StatusView, {
  ssr: false,
  loading: Waiting,
})

type JoinViewProps = { state: JoinState }

/** Selling here: what it takes, the application, and what became of it. */
export function JoinView({ state }: JoinViewProps) {
  const { view, step, no } = state
  const tabs = [
    { title: '入驻须知', href: routes.merchantJoin(), isCurrent: view === 'pitch' },
    {
      title: '提交申请',
      href: routes.merchantJoin({ view: 'form' }),
      isCurrent: view === 'form',
    },
    {
      title: '进度查询',
      href: routes.merchantJoin({ view: 'status' }),
      isCurrent: view === 'status',
    },
  ]
  return (
    <div className={s.root}>
      <Breadcrumb path={[]} last="商家入驻" />
      <h1 className={s.title}>商家入驻</h1>
      <TabBar label="商家入驻" tabs={tabs} />
      {view === 'pitch' ? <Pitch /> : null}
      {view === 'form' ? <JoinForm step={step} /> : null}
      {view === 'status' ? <StatusView handedIn={no} /> : null}
    </div>
  )
}
