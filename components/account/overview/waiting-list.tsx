import { MallLink } from '@/components/ui/mall-link'
import { Skeleton } from '@/components/ui/skeleton'
import type { Waiting } from '@/contract/account/account-overview-calls'
import { WAITING_FACTS, type WaitingFact } from '../shared/waiting-facts'
import s from './overview.module.css'

/** `null`: the figures are not known and will not be. */
type FiguresProps = { fact: WaitingFact; waiting: Waiting | null | undefined }

function Figures({ fact, waiting }: FiguresProps) {
  if (waiting === undefined) return <Skeleton width="72px" height="24px" />
  if (waiting === null) return <span className={s.unit}>查看</span>
  const count = fact.countOf(waiting)
  const note = fact.noteOf?.(waiting)
  // The spaces part the words of the link's name.
  return (
    <>
      <span className={fact.isUrgent && count > 0 ? `${s.count} ${s.urgent}` : s.count}>
        {count}
      </span>{' '}
      <span className={s.unit}>{fact.unit}</span>{' '}
      {note ? <span className={s.sum}>{note}</span> : null}
    </>
  )
}

type WaitingListProps = { waiting: Waiting | null | undefined }

/** What waits for the buyer, each with a link to its list; the links are there without figures. */
export function WaitingList({ waiting }: WaitingListProps) {
  return (
    <ul className={s.facts}>
      {WAITING_FACTS.map((fact) => (
        <li key={fact.title}>
          <MallLink href={fact.href} className={s.fact}>
            <span className={s.name}>{fact.title}</span>{' '}
            <span className={s.figures}>
              <Figures fact={fact} waiting={waiting} />
            </span>
          </MallLink>
        </li>
      ))}
    </ul>
  )
}
