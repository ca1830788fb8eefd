import type { ReactNode } from 'react'
import s from './book.module.css'

type BookHeadProps = {
  count: number
  max: number
  /** What the entries are called: 地址, 抬头. */
  noun: string
  /** What was done last. */
  said: string
  /** The button that adds one. */
  children: ReactNode
}

/** How many entries there are of how many, and the way to one more. */
export function BookHead({ count, max, noun, said, children }: BookHeadProps) {
  return (
    <div className={s.head}>
      {count > 0 ? (
        <>
          {children}
          <span className={s.count}>
            {count < max ? `共 ${count} 个` : `已有 ${max} 个${noun}，删除不用的才能新增`}
          </span>
        </>
      ) : null}
      <span role="status" className={s.said}>
        {said}
      </span>
    </div>
  )
}
