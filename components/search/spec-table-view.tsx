import { Pagination } from '@/components/ui/pagination'
import { Resource } from '@/components/ui/resource'
import { SkeletonList } from '@/components/ui/skeleton'
import { routes } from '@/contract/routes'
import type { SearchState } from '@/contract/search/search-address'
import { useSkuTable } from '@/hooks/search/use-product-search'
import skeleton from './search-skeleton.module.css'
import { SpecTable } from './spec-table'

type SpecTableViewProps = { state: SearchState }

/** The spec table with its own loading state, error state and pagination. */
export function SpecTableView({ state }: SpecTableViewProps) {
  const { table, ...requested } = useSkuTable(state)
  const waiting = <SkeletonList count={16} height="36px" className={skeleton.rows} />
  return (
    <Resource data={table} {...requested} skeleton={waiting}>
      {(loaded) => (
        <>
          <SpecTable state={state} table={loaded} />
          <Pagination
            page={state.page}
            pageSize={state.rows}
            total={loaded.total}
            hrefOf={(page) => routes.search({ ...state, page })}
          />
        </>
      )}
    </Resource>
  )
}
