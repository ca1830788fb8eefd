import type { ReactNode } from 'react'
import surface from '@/components/ui/surface.module.css'
import s from './collection.module.css'

type CollectionHeadProps = {
  count: number
  max: number
  /** Name of the entries: 地址, 抬头. */
  noun: string
  /** Message of the last action. */
  said: string
  /** The add button. */
  children: ReactNode
}

/** Number of entries and the limit, with the add button. */
export function CollectionHead({ count, max, noun, said, children }: CollectionHeadProps) {
  return (
    <div className={s.head}>
      {count > 0 ? (
        <>
          {children}
          <span className={surface.note}>
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
