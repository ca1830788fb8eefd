import { SkeletonList } from '@/components/shared/skeleton'
import { VisuallyHidden } from '@/components/ui/visually-hidden'
import list from './message-list.module.css'
import s from './messages-view.module.css'

/** The list in the shape of what is coming. */
export function MessagesSkeleton() {
  return (
    <div className={s.body} role="status">
      <VisuallyHidden>正在加载</VisuallyHidden>
      <div className={list.root}>
        <div className={list.toolbar} />
        <SkeletonList count={8} height="63px" className={s.blocks} />
      </div>
    </div>
  )
}
