import { useState } from 'react'
import { Personal } from '@/components/account/shared/personal'
import { SavedItemGrid, SavedItemSkeleton } from '@/components/product/shared/saved-item-grid'
import { Button } from '@/components/ui/button'
import { DeleteEntryDialog } from '@/components/ui/delete-entry-dialog'
import { Pagination } from '@/components/ui/pagination'
import { Resource, Stale } from '@/components/ui/resource'
import type { BrowsedList } from '@/contract/account/browsing-history-calls'
import { routes } from '@/contract/routes'
import { useBrowsingHistory } from '@/hooks/account/use-browsing-history'
import { useAddToCart } from '@/hooks/cart/use-add-to-cart'
import { byDay } from './by-day'
import s from './history.module.css'
import { HistoryTile } from './history-tile'
import { NoHistory } from './no-history'

const SKELETON = <SavedItemSkeleton count={10} />

type History = ReturnType<typeof useBrowsingHistory>

type LoadedProps = { browsed: BrowsedList; history: History }

function Days({ browsed, history }: LoadedProps) {
  const { add } = useAddToCart()
  const { list, page, pageSize, total } = browsed
  if (list.length === 0) return <NoHistory isLaterPage={page > 1} />
  return (
    <Stale isStale={history.isStale}>
      {byDay(list, Date.now()).map(({ date, title, entries }) => (
        <section key={date} aria-labelledby={`day-${date}`}>
          <h2 id={`day-${date}`} className={s.day}>
            {title}
          </h2>
          <SavedItemGrid>
            {entries.map((entry) => (
              <HistoryTile
                key={entry.id}
                entry={entry}
                isPending={history.pendingId === entry.id}
                onAdd={add}
                onRemove={() => void history.remove(entry.id)}
              />
            ))}
          </SavedItemGrid>
        </section>
      ))}
      <Pagination
        page={page}
        pageSize={pageSize}
        total={total}
        hrefOf={(at) => routes.browsingHistory({ page: at })}
      />
    </Stale>
  )
}

function Loaded({ browsed, history }: LoadedProps) {
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      {history.failure ? (
        <p className={s.failure} role="alert">
          {history.failure}
        </p>
      ) : null}
      <div className={s.top}>
        <p className={s.count} role="status">
          {browsed.total > 0 ? `近 90 天 ${browsed.total} 条浏览记录` : ''}
        </p>
        {browsed.total > 0 ? <Button onClick={() => setAsking(true)}>清空记录</Button> : null}
      </div>
      <Days browsed={browsed} history={history} />
      {isAsking ? (
        <DeleteEntryDialog
          title="清空浏览记录？"
          text={`${browsed.total} 条浏览记录将被删除，不能恢复。`}
          words={{ yes: '清空', no: '不清空' }}
          isPending={history.isClearing}
          failure={history.failure}
          onConfirm={async () => {
            if (await history.clear()) setAsking(false)
          }}
          onCancel={() => setAsking(false)}
        />
      ) : null}
    </>
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
      <Personal skeleton={SKELETON}>
        <OwnHistory page={page} />
      </Personal>
    </>
  )
}
