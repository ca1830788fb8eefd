import { screen, waitFor, within } from '@testing-library/react'
import Cookies from 'js-cookie'
import { delay, http } from 'msw'
import { useState } from 'react'
import { useSWRConfig } from 'swr'
import { describe, expect, it } from 'vitest'
import { SearchView } from '@/components/search/search-view'
import { getCategoryList } from '@/contract/catalog/category-tree-calls'
import { COOKIE } from '@/contract/constants'
import { searchAddress } from '@/contract/search/search-address'
import { getSkuTable, searchProducts } from '@/contract/search/search-calls'
import { isKeyOf } from '@/hooks/call/use-endpoint'
import { SEARCH, SKU_TABLE } from '../../support/good-goods'
import { mock, mockFailure, server } from '../../support/mock-server'
import { renderMall } from '../../support/render-mall'

const SIZE = { value: 'M8*30 螺栓' }
const IMAGE = '/api/product/drawing/hex-bolt.svg'
const LEAVES = [
  { id: 10101, name: '外六角螺栓', count: 80, image: IMAGE },
  { id: 10102, name: '内六角螺栓', count: 5, image: IMAGE },
]
const BROAD = {
  categories: LEAVES,
  breadcrumb: [],
  understood: [{ text: '螺栓', kind: 'category' as const, label: '螺栓' }],
}

const viewFor = (query: Record<string, string>) => <SearchView state={searchAddress.read(query)} />

function show(query: Record<string, string>, answer: Partial<typeof SEARCH> = {}) {
  mock(searchProducts, { ...SEARCH, ...answer })
  const asked = mock(getSkuTable, SKU_TABLE)
  return { ...renderMall(viewFor(query)), asked }
}

/** Asks for all tables again, and says when they have come. */
function AskAgain() {
  const { mutate } = useSWRConfig()
  const [isDone, setDone] = useState(false)
  const ask = () => void mutate(isKeyOf(getSkuTable)).then(() => setDone(true))
  return (
    <button type="button" onClick={ask}>
      {isDone ? '已问' : '再问'}
    </button>
  )
}

const table = () => screen.findByRole('region', { name: '规格表' })
const switchTo = (name: string) =>
  within(screen.getByRole('navigation', { name: '视图' })).getByRole('link', { name })

/** A table of 50 rows, which a press turns into one of 500. */
function GrowingTable() {
  const [rows, setRows] = useState('50')
  return (
    <>
      <button type="button" onClick={() => setRows('500')}>
        更多行
      </button>
      {viewFor({ ...SIZE, view: 'table', rows })}
    </>
  )
}

describe('a table whose next rows are under way', () => {
  it('is known for the one before', async () => {
    mock(searchProducts, SEARCH)
    mock(getSkuTable, SKU_TABLE)
    const { user } = renderMall(<GrowingTable />)
    const results = (await table()).closest('[aria-busy]')
    expect(results).toHaveAttribute('aria-busy', 'false')
    server.use(http.post(/getSkuTable/, () => delay('infinite')))
    await user.click(screen.getByRole('button', { name: '更多行' }))
    await waitFor(() => expect(results).toHaveAttribute('aria-busy', 'true'))
    expect(await table()).toBeVisible()
  })
})

describe('without hits', () => {
  const NONE = { list: [], total: 0, categories: [], brands: [], shops: [], facets: [] }

  it('there is no rail, for it would be empty', async () => {
    mock(getCategoryList, [])
    show({ value: '管钳 18寸' }, NONE)
    expect(await screen.findByRole('heading', { name: /^没有找到/ })).toBeVisible()
    expect(screen.queryByRole('complementary', { name: '筛选' })).toBeNull()
  })

  it('a narrowed search keeps it, to be widened again', async () => {
    mock(getCategoryList, [])
    show({ value: '管钳 18寸', brand: '1' }, NONE)
    expect(await screen.findByRole('complementary', { name: '筛选' })).toBeVisible()
  })
})

describe('without a view in the address', () => {
  it('goods of one leaf open as a table', async () => {
    const { asked } = show(SIZE)
    expect(await table()).toBeVisible()
    expect(switchTo('规格表')).toHaveAttribute('aria-current', 'true')
    expect(screen.getByRole('link', { name: '按商品' })).toBeVisible()
    expect(asked.map(({ body }) => body)).toEqual([
      expect.objectContaining({ keyword: SIZE.value }),
    ])
  })

  it('its pages, sorts and row counts name the table', async () => {
    show(SIZE)
    await table()
    const hrefs = [/^第 2 页$/, /单价/, '每页 100 行'].map((name) =>
      screen.getByRole('link', { name }).getAttribute('href'),
    )
    for (const href of hrefs) expect(href).toContain('view=table')
  })

  it.each([
    ['lack something', { relaxed: true }],
    ['are of several leaves', { categories: LEAVES }],
  ])('hits that %s open as cards', async (_name, answer) => {
    const { asked } = show(SIZE, answer)
    await screen.findByRole('navigation', { name: '视图' })
    expect(switchTo('大图')).toHaveAttribute('aria-current', 'true')
    expect(screen.queryByRole('region', { name: '规格表' })).not.toBeInTheDocument()
    expect(asked).toEqual([])
  })

  it('a chosen view is remembered for the next search, and the address wins over it', async () => {
    const { user, again } = show(SIZE)
    await table()
    await user.click(switchTo('列表'))
    expect(Cookies.get(COOKIE.searchView)).toBe('list')
    again(viewFor({ value: 'M10*30 螺栓' }))
    await screen.findByRole('navigation', { name: '视图' })
    expect(switchTo('列表')).toHaveAttribute('aria-current', 'true')
    again(viewFor({ ...SIZE, view: 'table' }))
    expect(await table()).toBeVisible()
  })

  it('a cookie of any other text is ignored', async () => {
    Cookies.set(COOKIE.searchView, 'cards')
    show(SIZE)
    expect(await table()).toBeVisible()
  })
})

describe('where the table does not come', () => {
  it('a host without getSkuTable shows cards, and does not offer the table', async () => {
    mock(searchProducts, SEARCH)
    mockFailure(getSkuTable, { status: 404, code: 404, msg: 'RAW' })
    renderMall(viewFor(SIZE), { missing: [] })
    await waitFor(() => expect(switchTo('大图')).toHaveAttribute('aria-current', 'true'))
    expect(screen.queryByRole('link', { name: '规格表' })).not.toBeInTheDocument()
    expect(screen.queryByText(/尚未接入|RAW/)).not.toBeInTheDocument()
  })

  it('a table that fails gives way to the cards', async () => {
    mock(searchProducts, SEARCH)
    mockFailure(getSkuTable, { status: 503 })
    renderMall(viewFor(SIZE))
    await waitFor(() => expect(switchTo('大图')).toHaveAttribute('aria-current', 'true'))
    expect(screen.queryByRole('button', { name: '重试' })).not.toBeInTheDocument()
  })

  it('one that comes later does not replace the cards, another search has its own', async () => {
    mock(searchProducts, SEARCH)
    mockFailure(getSkuTable, { status: 503 })
    const { user, again } = renderMall(
      <>
        <AskAgain />
        {viewFor(SIZE)}
      </>,
    )
    await waitFor(() => expect(switchTo('大图')).toHaveAttribute('aria-current', 'true'))
    mock(getSkuTable, SKU_TABLE)
    await user.click(screen.getByRole('button', { name: '再问' }))
    expect(await screen.findByText('已问')).toBeVisible()
    expect(switchTo('大图')).toHaveAttribute('aria-current', 'true')
    again(viewFor({ value: 'M10*30 螺栓' }))
    expect(await table()).toBeVisible()
  })
})

describe('a broad word', () => {
  it('shows pictured categories before its products, narrowed by the same query', async () => {
    show({ value: '螺栓', brand: '3' }, BROAD)
    const section = within(await screen.findByRole('region', { name: '选择品类' }))
    expect(section.getByRole('link', { name: /^外六角螺栓 ?80 种$/ })).toHaveAttribute(
      'href',
      '/search?value=%E8%9E%BA%E6%A0%93&category=10101&brand=3',
    )
    expect(section.getAllByRole('link')).toHaveLength(2)
  })

  it('shows them for a size of several leaves too', async () => {
    show({ value: 'M8' }, { ...BROAD, understood: SEARCH.understood })
    const section = within(await screen.findByRole('region', { name: '选择品类' }))
    expect(section.getAllByRole('link')).toHaveLength(2)
  })

  it('shows none on its second page', async () => {
    show({ value: '螺栓', page: '2' }, BROAD)
    await screen.findByRole('navigation', { name: '视图' })
    expect(screen.queryByRole('region', { name: '选择品类' })).not.toBeInTheDocument()
  })
})
