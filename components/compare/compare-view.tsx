import { Breadcrumb } from '@/components/shared/breadcrumb'
import { ErrorState } from '@/components/shared/error-state'
import { CheckMark } from '@/components/ui/check-mark'
import { MallLink } from '@/components/ui/mall-link'
import type { Comparison } from '@/contract/compare'
import type { CompareState } from '@/contract/compare-state'
import { routes } from '@/contract/routes'
import { useCompare } from '@/hooks/use-compare'
import { compareGroups, onlyDifferent } from './compare-rows'
import { CompareSkeleton } from './compare-skeleton'
import { CompareTable } from './compare-table'
import s from './compare-view.module.css'
import { NothingMarked } from './nothing-marked'

type LoadedProps = { comparison: Comparison; state: CompareState; isStale: boolean }

/** With one column nothing differs, and there is nothing to narrow. */
function Loaded({ comparison, state, isStale }: LoadedProps) {
  const { columns, missing } = comparison
  const all = compareGroups(comparison)
  const canNarrow = columns.length > 1
  const groups = canNarrow && state.isDiffOnly ? onlyDifferent(all) : all
  return (
    <div className={isStale ? s.stale : undefined} aria-busy={isStale}>
      <div className={s.bar}>
        {canNarrow ? (
          <MallLink
            href={routes.compare({ ...state, isDiffOnly: !state.isDiffOnly })}
            isInPlace
            className={s.only}
            aria-current={state.isDiffOnly ? 'true' : undefined}
          >
            <CheckMark isOn={state.isDiffOnly} />
            只看不同
          </MallLink>
        ) : (
          <span>再加入一件商品即可对比。</span>
        )}
        {missing.length > 0 ? (
          <span role="status">{missing.length} 件商品不存在或已下架，未列出。</span>
        ) : null}
        {groups.length === 0 ? <span role="status">这些商品没有不同之处。</span> : null}
      </div>
      <CompareTable columns={columns} groups={groups} state={state} />
    </div>
  )
}

type CompareViewProps = { state: CompareState }

/** SKUs side by side; which ones and whether only differences show is in the address. */
export function CompareView({ state }: CompareViewProps) {
  const { comparison, error, isStale, retry } = useCompare(state.skuIds)
  const shown = error && !isStale ? undefined : comparison
  const isAsked = state.skuIds.length > 0
  const isEmpty = !isAsked || shown?.columns.length === 0
  return (
    <>
      <Breadcrumb path={[]} last="商品对比" />
      <h1 className={s.title}>商品对比</h1>
      {isEmpty ? <NothingMarked isAsked={isAsked} /> : null}
      {isAsked && error && !shown ? <ErrorState message={error.message} onRetry={retry} /> : null}
      {isAsked && !error && !shown ? <CompareSkeleton count={state.skuIds.length} /> : null}
      {!isEmpty && shown ? <Loaded comparison={shown} state={state} isStale={isStale} /> : null}
    </>
  )
}
