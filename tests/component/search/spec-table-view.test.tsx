import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { SpecTableView } from '@/components/search/spec-table-view'
import { searchAddress } from '@/contract/search/search-address'
import { getSkuTable } from '@/contract/search/search-calls'
import { SKU_TABLE } from '../../support/good-goods'
import { mock } from '../../support/mock-server'
import { renderMall } from '../../support/render-mall'

const LEAF = { category: '101', view: 'table' }

function show(query: Record<string, string>, total = 0) {
  const requested = mock(getSkuTable, { ...SKU_TABLE, total })
  renderMall(<SpecTableView state={searchAddress.read({ ...LEAF, ...query })} facets={[]} />)
  return requested
}

const head = (name: RegExp) => screen.findByRole('columnheader', { name })
const leadsTo = (link: HTMLElement) =>
  searchAddress.read(
    Object.fromEntries(new URLSearchParams(link.getAttribute('href')?.split('?')[1])),
  )

describe('spec table', () => {
  it.each<[Record<string, string>, number, number]>([
    [{}, 50, 10],
    [{ rows: '100' }, 100, 5],
    [{ rows: '500' }, 500, 1],
    [{ rows: '70' }, 50, 10],
  ])('of %j asks for %d rows a page, and has %d pages of 500 rows', async (query, rows, pages) => {
    const requested = show(query, 500)
    await head(/单价/)
    expect(requested.map(({ body }) => body)).toEqual([
      expect.objectContaining({ page: 1, pageSize: rows }),
    ])
    const links = screen.queryAllByRole('link', { name: /^第 \d+ 页$/ })
    expect(links.at(-1)?.textContent ?? '1').toBe(String(pages))
  })

  it.each<[Record<string, string>, string, string]>([
    [{}, 'none', 'price'],
    [{ order: 'price' }, 'ascending', '-price'],
    [{ order: '-price' }, 'descending', 'price'],
    [{ order: 'itemNo' }, 'none', 'price'],
  ])(
    'of %j sets aria-sort of the price column and links the next sort',
    async (query, sort, next) => {
      const requested = show(query)
      const price = await head(/单价/)
      expect(price).toHaveAttribute('aria-sort', sort)
      expect(leadsTo(within(price).getByRole('link')).tableSort).toBe(next)
      expect(requested[0]?.body).toMatchObject({ sort: query.order ?? 'product' })
    },
  )

  it('a new sort starts at the first page', async () => {
    show({ page: '3' })
    const link = within(await head(/单价/)).getByRole('link')
    expect(leadsTo(link)).toMatchObject({ page: 1, tableSort: 'price' })
  })
})
