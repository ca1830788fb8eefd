import { type ReactNode, useEffect } from 'react'
import { Button, ButtonLink } from '@/components/ui/button'
import { NoticeActions, NoticePage } from '@/components/ui/notice-page'
import { Skeleton } from '@/components/ui/skeleton'
import surface from '@/components/ui/surface.module.css'
import { routes } from '@/contract/routes'
import { SITE } from '@/contract/site/company-rules'
import { useHydrated } from '@/hooks/browser/use-hydrated'
import { Countdown } from './countdown'
import { GearDrawing } from './gear-drawing'
import { useRepair } from './use-repair'

type Repair = ReturnType<typeof useRepair>

/** Fallback notice for when the API does not answer. */
const UNTOLD = {
  title: '商城暂时无法访问',
  content: '服务器没有响应，可能正在维护或网络不通。您无需操作，恢复后会自动回到刚才的页面。',
  scope: [],
  contactPhone: SITE.phone,
}

/** Maintenance notice with its drawing; changes are announced to screen readers. */
function Page({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-live="polite">
      <NoticePage drawing={<GearDrawing />} title={title}>
        {children}
      </NoticePage>
    </section>
  )
}

function Down({ repair }: { repair: Repair }) {
  const isHydrated = useHydrated()
  const { title, content, scope, contactPhone } = repair.info ?? UNTOLD
  return (
    <Page title={title}>
      <p>{content}</p>
      {scope.length > 0 ? <p>受影响的功能：{scope.join('、')}</p> : null}
      {/* Client only: a countdown rendered on the server would not match at hydration. */}
      {isHydrated && repair.info && repair.hasEnd ? (
        <Countdown secondsLeft={repair.secondsLeft} />
      ) : null}
      <p className={surface.caption}>
        页面每 30 秒自动检查一次，恢复后自动返回。客服热线 {contactPhone}
      </p>
      <NoticeActions>
        <Button variant="primary" onClick={repair.retry}>
          立即检查
        </Button>
      </NoticeActions>
    </Page>
  )
}

function Running({ redirect }: RepairViewProps) {
  return (
    <Page title="商城运行正常">
      <p>当前没有维护，可以正常使用。</p>
      <NoticeActions>
        <ButtonLink variant="primary" href={redirect ?? routes.home()}>
          {redirect ? '返回刚才的页面' : '返回首页'}
        </ButtonLink>
      </NoticeActions>
    </Page>
  )
}

/** `redirect`: the page the buyer came from, null for a direct visit. */
type RepairViewProps = { redirect: string | null }

/** Maintenance page (spec §2): notice, time left, and automatic return when it is over. */
export function RepairView({ redirect }: RepairViewProps) {
  const repair = useRepair()
  useEffect(() => {
    // A full load: requests that failed during maintenance are sent again.
    if (repair.isOver) window.location.replace(redirect ?? routes.home())
  }, [repair.isOver, redirect])

  if (repair.isLoading) {
    return (
      <Page title="正在查询维护状态">
        <Skeleton height="160px" />
      </Page>
    )
  }
  const isDown = repair.info !== null || repair.isAway || repair.isOver
  return isDown ? <Down repair={repair} /> : <Running redirect={redirect} />
}
