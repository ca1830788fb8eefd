import { Skeleton } from '@/components/shared/skeleton'
import { VisuallyHidden } from '@/components/ui/visually-hidden'
import s from './invoices.module.css'

/** What can be invoiced and what was, in the shape of what is coming. */
export function InvoicesSkeleton() {
  return (
    <div role="status">
      <VisuallyHidden>正在加载</VisuallyHidden>
      <div className={s.said} />
      <Skeleton height="211px" className={s.waiting} />
      <Skeleton height="220px" />
    </div>
  )
}
