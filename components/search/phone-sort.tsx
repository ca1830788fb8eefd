import Router from 'next/router'
import type { SearchState } from '@/contract/search/search-address'
import type { ColumnOfTable } from '@/contract/search/search-calls'
import { UNSORTED } from '@/contract/search/table-sort-rules'
import { inTable } from './search-links'
import s from './spec-table.module.css'

type PhoneSortProps = { state: SearchState; columns: ColumnOfTable[] }

/** The sort of a spec table that shows no heads: on phones its rows are a list. */
export function PhoneSort({ state, columns }: PhoneSortProps) {
  const sorts = [
    { sort: UNSORTED, label: '按商品' },
    { sort: 'price', label: '单价从低到高' },
    { sort: '-price', label: '单价从高到低' },
    { sort: 'lead', label: '送达最快' },
    ...columns.map(({ id, name }) => ({ sort: String(id), label: `${name}从小到大` })),
  ]
  // A link from a desktop may have a sort that a phone does not offer.
  const isKnown = sorts.some(({ sort }) => sort === state.tableSort)
  const column = columns.find(({ id }) => `-${id}` === state.tableSort)
  const current = { sort: state.tableSort, label: column ? `${column.name}从大到小` : '当前排序' }
  return (
    <label className={s.phoneSort}>
      排序
      <select
        value={state.tableSort}
        onChange={({ target }) => void Router.push(inTable(state, { tableSort: target.value }))}
      >
        {(isKnown ? sorts : [...sorts, current]).map(({ sort, label }) => (
          <option key={sort} value={sort}>
            {label}
          </option>
        ))}
      </select>
    </label>
  )
}
