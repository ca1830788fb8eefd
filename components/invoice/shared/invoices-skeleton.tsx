import { Skeleton } from '@/components/ui/skeleton'
import { Waiting } from '@/components/ui/waiting'
import s from '../invoices.module.css'

/** Skeleton of the invoice section. */
export function InvoicesSkeleton() {
  return (
    <Waiting>
      <div className={s.said} />
      <Skeleton height="211px" className={s.waiting} />
      <Skeleton height="220px" />
    </Waiting>
  )
}
