import { Breadcrumb } from './breadcrumb'
import s from './hall-head.module.css'

type HallHeadProps = {
  title: string
  /** How many there are; nothing while that is unknown. */
  note: string
}

/** Where the buyer stands, what the hall is called and how much is in it. */
export function HallHead({ title, note }: HallHeadProps) {
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
