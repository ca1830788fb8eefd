import { Button, Progress } from 'antd'
import s from './order-progress.module.css'
import type { OrderRow } from './order-rows'
import type { OrderScreen } from './use-order-screen'

type ProgressProps = { rows: OrderRow[]; screen: OrderScreen }

/** How far the list is matched, with a way to stop and to go on. */
export function OrderProgress({ rows, screen }: ProgressProps) {
  const { done, total } = screen.progress
  if (total > 0) {
    return (
      <div className={s.root}>
        <div className={s.bar}>
          <Progress percent={(done / total) * 100} showInfo={false} aria-label="识别进度" />
        </div>
        <span className={s.count}>
          正在识别，已完成 {done} / {total} 行
        </span>
        <Button type="link" onClick={screen.stop}>
          停止
        </Button>
      </div>
    )
  }
  const waiting = rows.filter(({ standing }) => standing === 'waiting').length
  if (waiting === 0 || screen.failure) return null
  return (
    <div className={s.root}>
      <p role="status">已停止，还有 {waiting} 行没有识别</p>
      <Button type="link" onClick={screen.retry}>
        继续识别
      </Button>
    </div>
  )
}
