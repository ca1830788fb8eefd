import { useState } from 'react'
import { FilledTotal } from '@/components/product/shared/filled-total'
import { useFilledRows } from '@/components/product/shared/use-filled-rows'
import { EmptyLaterPage } from '@/components/ui/empty-later-page'
import { Pagination } from '@/components/ui/pagination'
import { Resource } from '@/components/ui/resource'
import { routes } from '@/contract/routes'
import type { SearchState } from '@/contract/search/search-address'
import type { Facet } from '@/contract/search/search-calls'
import { useSkuTable } from '@/hooks/search/use-product-search'
import { LeafDrawing } from './leaf-drawing'
import { PicturedChoices } from './pictured-choices'
import { isPictured } from './search-links'
import { SpecTable } from './spec-table'
import { SpecTableSkeleton } from './spec-table-skeleton'
import s from './spec-table-view.module.css'

type SpecTableViewProps = { state: SearchState; facets: readonly Facet[] }

/** One drawing and one table: the goods' dimensions and forms on top, their sizes as rows to fill in below. */
export function SpecTableView({ state, facets }: SpecTableViewProps) {
  const { table, ...requested } = useSkuTable(state)
  const [lit, setLit] = useState(0)
  const rows = useFilledRows()
  const hrefOf = (page: number) => routes.search({ ...state, view: 'table', page })
  return (
    <Resource data={table} {...requested} skeleton={<SpecTableSkeleton />}>
      {(loaded) => (
        <>
          {loaded.drawing ? (
            <div className={s.head}>
              <LeafDrawing
                drawing={loaded.drawing}
                columns={loaded.columns}
                lit={lit}
                onLight={setLit}
              />
              {facets.some(isPictured) ? <PicturedChoices state={state} facets={facets} /> : null}
            </div>
          ) : null}
          {loaded.list.length > 0 ? (
            <SpecTable state={state} table={loaded} rows={rows} onLight={setLit} />
          ) : (
            <EmptyLaterPage what="规格" first={hrefOf(1)} />
          )}
          <FilledTotal rows={rows} />
          <Pagination
            page={state.page}
            pageSize={state.rows}
            total={loaded.total}
            hrefOf={hrefOf}
          />
        </>
      )}
    </Resource>
  )
}
