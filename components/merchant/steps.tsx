import { JOIN_STEPS } from '@/contract/merchant/merchant-join-address'
import s from './join.module.css'

/** Progress of the application. */
export function Steps({ current }: { current: number }) {
  return (
    <ol className={s.steps} aria-label="申请步骤">
      {JOIN_STEPS.map((title, at) => (
        <li
          key={title}
          className={at + 1 <= current ? s.reached : undefined}
          aria-current={at + 1 === current ? 'step' : undefined}
        >
          <span className={s.number}>{at + 1}</span>
          {title}
        </li>
      ))}
    </ol>
  )
}
