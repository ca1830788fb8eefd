import { useState } from 'react'
import { Personal } from '@/components/account/shared/personal'
import { SavedItemGrid, SavedItemSkeleton } from '@/components/product/shared/saved-item-grid'
import { AntdScreen } from '@/components/ui/antd-screen'
import { Pagination } from '@/components/ui/pagination'
import { Resource, Stale } from '@/components/ui/resource'
import type { BrowsedList } from '@/contract/account/browsing-history-calls'
import { routes } from '@/contract/routes'
import { useBrowsingHistory } from '@/hooks/account/use-browsing-history'
import { useAddToCart } from '@/hooks/cart/use-add-to-cart'
import { byDay } from './by-day'
import s from './history.module.css'
import { HistoryTile } from './history-tile'
import { HistoryToolbar } from './history-toolbar'
import { NoHistory } from './no-history'

const SKELETON = (
  <>
    <div className={s.toolbar} />
    <div className={s.waiting}>
      <SavedItemSkeleton count={10} />
    </div>
  </>
)
const NONE: ReadonlySet<string> = new Set()

type History = ReturnType<typeof useBrowsingHistory>

type LoadedProps = { browsed: BrowsedList; history: History }
type DaysProps = LoadedProps & {
  chosen: ReadonlySet<string>
  select: (ids: readonly string[], isOn: boolean) => void
}

function Days({ browsed, history, chosen, select }: DaysProps) {
  const { add } = useAddToCart()
  return byDay(browsed.list, Date.now()).map(({ date, title, entries }) => (
    <section key={date} aria-labelledby={`day-${date}`}>
      <h2 id={`day-${date}`} className={s.day}>
        {title}
      </h2>
      <SavedItemGrid>
        {entries.map((entry) => (
          <HistoryTile
            key={entry.id}
            entry={entry}
            isChosen={chosen.has(entry.id)}
            isPending={history.pendingId === entry.id}
            onChoose={(isOn) => select([entry.id], isOn)}
            onAdd={add}
            onRemove={() => void history.remove(entry.id)}
          />
        ))}
      </SavedItemGrid>
    </section>
  ))
}

function Loaded({ browsed, history }: LoadedProps) {
  const [ids, setIds] = useState<ReadonlySet<string>>(NONE)
  const { list, page, pageSize, total } = browsed
  // Of this page: what was deleted or left behind is no longer chosen.
  const chosen = list.filter(({ id }) => ids.has(id))

  function select(changed: readonly string[], isOn: boolean) {
    const others = [...ids].filter((id) => !changed.includes(id))
    setIds(new Set(isOn ? [...others, ...changed] : others))
  }

  if (list.length === 0) return <NoHistory isLaterPage={page > 1} />
  return (
    <Stale isStale={history.isStale}>
      <HistoryToolbar browsed={browsed} history={history} chosen={chosen} select={select} />
      <Days browsed={browsed} history={history} chosen={ids} select={select} />
      <Pagination
        page={page}
        pageSize={pageSize}
        total={total}
        hrefOf={(at) => routes.browsingHistory({ page: at })}
      />
    </Stale>
  )
}

type ViewProps = { page: number }

function OwnHistory({ page }: ViewProps) {
  const history = useBrowsingHistory(page)
  return (
    <Resource data={history.browsed} {...history} skeleton={SKELETON}>
      {(browsed) => <Loaded browsed={browsed} history={history} />}
    </Resource>
  )
}

/** Browsing history of the signed-in user over 90 days, grouped by day, paginated. */
export function BrowsingHistoryView({ page }: ViewProps) {
  return (
    <>
      <h1 className={s.title}>浏览记录</h1>
      <AntdScreen group="records" skeleton={SKELETON}>
        <Personal skeleton={SKELETON}>
          <OwnHistory page={page} />
        </Personal>
      </AntdScreen>
    </>
  )
}
