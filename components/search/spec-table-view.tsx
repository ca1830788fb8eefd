import { Pagination } from '@/components/ui/pagination'
import { Resource } from '@/components/ui/resource'
import { routes } from '@/contract/routes'
import type { SearchState } from '@/contract/search/search-address'
import { useSkuTable } from '@/hooks/search/use-product-search'
import { SpecTable } from './spec-table'
import { SpecTableSkeleton } from './spec-table-skeleton'

type SpecTableViewProps = { state: SearchState }

/** The spec table with its own loading state, error state and pagination. */
export function SpecTableView({ state }: SpecTableViewProps) {
  const { table, ...requested } = useSkuTable(state)
  return (
    <Resource data={table} {...requested} skeleton={<SpecTableSkeleton />}>
      {(loaded) => (
        <>
          <SpecTable state={state} table={loaded} />
          <Pagination
            page={state.page}
            pageSize={state.rows}
            total={loaded.total}
            hrefOf={(page) => routes.search({ ...state, view: 'table', page })}
          />
        </>
      )}
    </Resource>
  )
}
