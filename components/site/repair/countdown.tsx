import s from './repair-view.module.css'

type CountdownProps = { secondsLeft: number }

const two = (value: number) => String(value).padStart(2, '0')

/** 1 天 02:03:04, so that a long maintenance reads as well as a short one. */
function clockOf(seconds: number): string {
  const days = Math.floor(seconds / 86_400)
  const hours = Math.floor((seconds % 86_400) / 3600)
  const minutes = Math.floor((seconds % 3600) / 60)
  return `${days > 0 ? `${days} 天 ` : ''}${two(hours)}:${two(minutes)}:${two(seconds % 60)}`
}

/** Time left of the maintenance; screen readers do not hear every tick. */
export function Countdown({ secondsLeft }: CountdownProps) {
  if (secondsLeft === 0) return <p>比预计的时间稍晚，请再等一会儿。</p>
  return (
    <p className={s.countdown} role="timer" aria-live="off">
      预计 <strong>{clockOf(secondsLeft)}</strong> 后恢复
    </p>
  )
}
