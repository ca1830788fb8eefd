import { useState } from 'react'
import { DeleteEntryDialog } from '@/components/shared/delete-entry-dialog'
import { ErrorState } from '@/components/shared/error-state'
import { KeptGrid, KeptSkeleton } from '@/components/shared/kept-grid'
import { Pagination } from '@/components/shared/pagination'
import { Button } from '@/components/ui/button'
import type { BrowsedList } from '@/contract/browsing-history'
import { routes } from '@/contract/routes'
import { useAddToCart } from '@/hooks/use-add-to-cart'
import { useBrowsingHistory } from '@/hooks/use-browsing-history'
import { useRequiredSignIn } from '@/hooks/use-required-sign-in'
import { byDay } from './by-day'
import s from './history.module.css'
import { HistoryTile } from './history-tile'
import { NoHistory } from './no-history'

const SKELETONS = 10

type History = ReturnType<typeof useBrowsingHistory>

type LoadedProps = { browsed: BrowsedList; history: History }

function Days({ browsed, history }: LoadedProps) {
  const { add } = useAddToCart()
  const { list, page, pageSize, total } = browsed
  if (list.length === 0) return <NoHistory isLaterPage={page > 1} />
  return (
    <div className={history.isStale ? s.stale : undefined} aria-busy={history.isStale}>
      {byDay(list, Date.now()).map(({ date, title, entries }) => (
        <section key={date} aria-labelledby={`day-${date}`}>
          <h2 id={`day-${date}`} className={s.day}>
            {title}
          </h2>
          <KeptGrid>
            {entries.map((entry) => (
              <HistoryTile
                key={entry.id}
                entry={entry}
                isPending={history.pendingId === entry.id}
                onAdd={add}
                onRemove={() => void history.remove(entry.id)}
              />
            ))}
          </KeptGrid>
        </section>
      ))}
      <Pagination
        page={page}
        pageSize={pageSize}
        total={total}
        hrefOf={(at) => routes.browsingHistory({ page: at })}
      />
    </div>
  )
}

function Loaded({ browsed, history }: LoadedProps) {
  const [isAsking, setAsking] = useState(false)
  return (
    <>
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
  const { browsed, error, retry, failure } = history
  if (error && !browsed) return <ErrorState message={error.message} onRetry={retry} />
  if (!browsed) return <KeptSkeleton count={SKELETONS} />
  return (
    <>
      {failure ? (
        <p className={s.failure} role="alert">
          {failure}
        </p>
      ) : null}
      <Loaded browsed={browsed} history={history} />
    </>
  )
}

/** What the signed-in user looked at in 90 days, by day, in pages. */
export function BrowsingHistoryView({ page }: ViewProps) {
  const isSignedIn = useRequiredSignIn()
  return (
    <>
      <h1 className={s.title}>浏览记录</h1>
      {isSignedIn ? <OwnHistory page={page} /> : <KeptSkeleton count={SKELETONS} />}
    </>
  )
}
