import { ErrorState } from '@/components/shared/error-state'
import { Pagination } from '@/components/shared/pagination'
import { SkeletonList } from '@/components/shared/skeleton'
import { routes } from '@/contract/routes'
import type { SearchState } from '@/contract/search-state'
import { useSkuTable } from '@/hooks/use-product-search'
import skeleton from './search-skeleton.module.css'
import { SpecTable } from './spec-table'

type SpecTableViewProps = { state: SearchState }

/** The spec table with its own loading, error and pages. */
export function SpecTableView({ state }: SpecTableViewProps) {
  const { table, error, retry } = useSkuTable(state)
  if (error && !table) return <ErrorState message={error.message} onRetry={retry} />
  if (!table) return <SkeletonList count={16} height="36px" className={skeleton.rows} />
  return (
    <>
      <SpecTable state={state} table={table} />
      <Pagination
        page={state.page}
        pageSize={state.rows}
        total={table.total}
        hrefOf={(page) => routes.search({ ...state, page })}
      />
    </>
  )
}
