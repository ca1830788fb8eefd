import { SkeletonList } from '@/components/shared/skeleton'
import { VisuallyHidden } from '@/components/ui/visually-hidden'
import s from './security.module.css'

/** The security of an account, or its devices, in the shape of what is coming. */
export function SecuritySkeleton() {
  return (
    <div role="status">
      <VisuallyHidden>正在加载</VisuallyHidden>
      <SkeletonList count={1} height="118px" className={s.list} />
      <SkeletonList count={3} height="76px" className={s.list} />
    </div>
  )
}
