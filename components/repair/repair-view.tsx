import { type ReactNode, useEffect } from 'react'
import { NoticeActions, NoticePage } from '@/components/shared/notice-page'
import { Skeleton } from '@/components/shared/skeleton'
import { Button, ButtonLink } from '@/components/ui/button'
import { routes } from '@/contract/routes'
import { SITE } from '@/contract/site'
import { useHydrated } from '@/hooks/use-hydrated'
import { useRepair } from '@/hooks/use-repair'
import { Countdown } from './countdown'
import { GearDrawing } from './gear-drawing'
import s from './repair-view.module.css'

type Repair = ReturnType<typeof useRepair>

/** What there is to tell when the API itself tells nothing. */
const UNTOLD = {
  title: '商城暂时无法访问',
  content: '服务器没有响应，可能正在维护或网络不通。您无需操作，恢复后会自动回到刚才的页面。',
  scope: [],
  contactPhone: SITE.phone,
}

/** A repair notice and its drawing; what changes in it is read out. */
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
      {/* Time runs in the browser alone: what the server counted would differ on arrival. */}
      {isHydrated && repair.info && repair.hasEnd ? (
        <Countdown secondsLeft={repair.secondsLeft} />
      ) : null}
      <p className={s.hint}>页面每 30 秒自动检查一次，恢复后自动返回。客服热线 {contactPhone}</p>
      <NoticeActions>
        <Button look="primary" onClick={repair.retry}>
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
        <ButtonLink look="primary" href={redirect ?? routes.home()}>
          {redirect ? '返回刚才的页面' : '返回首页'}
        </ButtonLink>
      </NoticeActions>
    </Page>
  )
}

/** `redirect`: where the buyer was, null when nobody sent them here. */
type RepairViewProps = { redirect: string | null }

/** Maintenance (spec §2): what happens, how long still, and back by itself when it is over. */
export function RepairView({ redirect }: RepairViewProps) {
  const repair = useRepair()
  useEffect(() => {
    // A full load: what failed around this page meanwhile is then asked for anew.
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
