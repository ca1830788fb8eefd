import { SkeletonList } from '@/components/ui/skeleton'
import surface from '@/components/ui/surface.module.css'
import { Waiting } from '@/components/ui/waiting'
import list from './message-list.module.css'
import s from './messages-view.module.css'

/** Skeleton of the message list. */
export function MessagesSkeleton() {
  return (
    <Waiting className={s.body}>
      <div className={surface.panel}>
        <div className={list.toolbar} />
        <SkeletonList count={8} height="63px" className={s.blocks} />
      </div>
    </Waiting>
  )
}
