import { Breadcrumb } from '@/components/ui/breadcrumb'
import { CheckMark } from '@/components/ui/check-mark'
import { MallLink } from '@/components/ui/mall-link'
import { Resource, Stale } from '@/components/ui/resource'
import type { CompareState } from '@/contract/product/compare-address'
import { compareAddress } from '@/contract/product/compare-address'
import type { Comparison } from '@/contract/product/compare-calls'
import { routes } from '@/contract/routes'
import { useCompare } from '@/hooks/product/use-compare'
import { compareGroups, onlyDifferent } from './compare-rows'
import { CompareSkeleton } from './compare-skeleton'
import { CompareTable } from './compare-table'
import s from './compare-view.module.css'
import { NothingMarked } from './nothing-marked'

type LoadedProps = { comparison: Comparison; state: CompareState; isStale: boolean }

/** With one column there are no differences to filter by. */
function Loaded({ comparison, state, isStale }: LoadedProps) {
  const { columns, missing } = comparison
  const all = compareGroups(comparison)
  const canNarrow = columns.length > 1
  const groups = canNarrow && state.isDiffOnly ? onlyDifferent(all) : all
  return (
    <Stale isStale={isStale}>
      <div className={s.bar}>
        {canNarrow ? (
          <MallLink
            href={routes.compare(compareAddress.write({ ...state, isDiffOnly: !state.isDiffOnly }))}
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
    </Stale>
  )
}

type CompareViewProps = { state: CompareState }

/** SKUs side by side; the URL holds the SKUs and whether only differences show. */
export function CompareView({ state }: CompareViewProps) {
  const { comparison, ...requested } = useCompare(state.skuIds)
  const isAsked = state.skuIds.length > 0
  const isEmpty = !isAsked || comparison?.columns.length === 0
  return (
    <>
      <Breadcrumb path={[]} last="商品对比" />
      <h1 className={s.title}>商品对比</h1>
      {isEmpty ? (
        <NothingMarked isAsked={isAsked} />
      ) : (
        <Resource
          data={comparison}
          {...requested}
          skeleton={<CompareSkeleton count={state.skuIds.length} />}
        >
          {(loaded) => <Loaded comparison={loaded} state={state} isStale={requested.isStale} />}
        </Resource>
      )}
    </>
  )
}
