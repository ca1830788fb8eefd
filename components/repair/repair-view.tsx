import { useEffect } from 'react'
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

function Notice({ repair }: { repair: Repair }) {
  const isHydrated = useHydrated()
  const { title, content, scope, contactPhone } = repair.info ?? UNTOLD
  return (
    <>
      <h1 className={s.title}>{title}</h1>
      <p className={s.text}>{content}</p>
      {scope.length > 0 ? <p className={s.text}>受影响的功能：{scope.join('、')}</p> : null}
      {/* Time runs in the browser alone: what the server counted would differ on arrival. */}
      {isHydrated && repair.info && repair.hasEnd ? (
        <Countdown secondsLeft={repair.secondsLeft} />
      ) : null}
      <p className={s.hint}>页面每 30 秒自动检查一次，恢复后自动返回。客服热线 {contactPhone}</p>
      <div className={s.actions}>
        <Button look="primary" onClick={repair.retry}>
          立即检查
        </Button>
      </div>
    </>
  )
}

function Running({ redirect }: RepairViewProps) {
  return (
    <>
      <h1 className={s.title}>商城运行正常</h1>
      <p className={s.text}>当前没有维护，可以正常使用。</p>
      <div className={s.actions}>
        <ButtonLink look="primary" href={redirect ?? routes.home()}>
          {redirect ? '返回刚才的页面' : '返回首页'}
        </ButtonLink>
      </div>
    </>
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

  const isDown = repair.info !== null || repair.isAway || repair.isOver
  return (
    <section className={s.root} aria-live="polite">
      <div className={s.drawing}>
        <GearDrawing />
      </div>
      {repair.isLoading ? <Skeleton height="160px" /> : null}
      {!repair.isLoading && isDown ? <Notice repair={repair} /> : null}
      {!repair.isLoading && !isDown ? <Running redirect={redirect} /> : null}
    </section>
  )
}
