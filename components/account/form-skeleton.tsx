import form from '@/components/ui/form.module.css'
import { Skeleton, SkeletonList } from '@/components/ui/skeleton'
import { Waiting } from '@/components/ui/waiting'
import s from './profile.module.css'

type FormSkeletonProps = { hasPicture?: boolean }

/** Skeleton of a form; the profile form has a picture above its fields. */
export function FormSkeleton({ hasPicture = false }: FormSkeletonProps) {
  return (
    <Waiting className={s.form}>
      {hasPicture ? <Skeleton height="161px" className={s.avatar} /> : null}
      <SkeletonList count={3} height="55px" className={form.form} />
    </Waiting>
  )
}
