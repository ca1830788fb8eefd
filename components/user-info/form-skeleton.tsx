import form from '@/components/shared/form.module.css'
import { Skeleton, SkeletonList } from '@/components/shared/skeleton'
import { VisuallyHidden } from '@/components/ui/visually-hidden'
import s from './profile.module.css'

type FormSkeletonProps = { hasPicture?: boolean }

/** The fields of a form in the shape of what is coming; who somebody is has a picture above them. */
export function FormSkeleton({ hasPicture = false }: FormSkeletonProps) {
  return (
    <div role="status" className={s.form}>
      <VisuallyHidden>正在加载</VisuallyHidden>
      {hasPicture ? <Skeleton height="161px" className={s.avatar} /> : null}
      <SkeletonList count={3} height="55px" className={form.form} />
    </div>
  )
}
