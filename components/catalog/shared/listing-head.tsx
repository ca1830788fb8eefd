import { Breadcrumb } from '@/components/ui/breadcrumb'
import s from './listing-head.module.css'

type ListingHeadProps = {
  title: string
  /** Result count; undefined while unknown. */
  note: string
}

/** Breadcrumb, title and result count of a list page. */
export function ListingHead({ title, note }: ListingHeadProps) {
  return (
    <>
      <Breadcrumb path={[]} last={title} />
      <div className={s.root}>
        <h1 className={s.title}>{title}</h1>
        <span className={s.note} role="status">
          {note}
        </span>
      </div>
    </>
  )
}
