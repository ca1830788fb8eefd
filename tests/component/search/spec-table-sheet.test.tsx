import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { SpecTableView } from '@/components/search/spec-table-view'
import { getFavoriteState } from '@/contract/account/favorite-calls'
import { saveCartProduct } from '@/contract/cart/add-to-cart-calls'
import { searchAddress } from '@/contract/search/search-address'
import { type Facet, getSkuTable, type TableRow } from '@/contract/search/search-calls'
import { SKU_TABLE } from '../../support/good-goods'
import { mock, mockFailure } from '../../support/mock-server'
import { renderMall } from '../../support/render-mall'

const [built] = SKU_TABLE.list
if (!built) throw new Error('the table has no row')
const row = built

const rowAt = (at: number): TableRow => ({
  ...row,
  skuId: at,
  itemNo: `TM${at}`,
  spec: `M8×${at}0`,
  moq: 100,
  step: 100,
  maxQty: 9000,
  price: at * 1000 + 5,
  tiers: [],
})

const DRAWING = '/api/product/drawing/hex-bolt.svg?d=8&l=30&abc=d.l'
const TABLE = {
  ...SKU_TABLE,
  list: [1, 2, 3].map(rowAt),
  drawing: DRAWING,
  columns: [
    {
      id: 21,
      name: '公称直径',
      unit: 'mm',
      numeric: true,
      letter: 'A',
      highlighted: `${DRAWING}&on=d`,
    },
    { id: 22, name: '表面处理', unit: '', numeric: false },
  ],
}

const HEAD: Facet = {
  id: 23,
  name: '头型',
  unit: '',
  numeric: false,
  named: [],
  values: [
    { id: 231, label: '盘头', count: 3, num: null, image: '/a.svg' },
    { id: 232, label: '沉头', count: 2, num: null, image: '/b.svg' },
    { id: 233, label: '圆头', count: 0, num: null, image: '/c.svg' },
  ],
}

function show(facets: Facet[] = []) {
  const state = searchAddress.read({ category: '101', view: 'table' })
  mock(getFavoriteState, [])
  return renderMall(<SpecTableView state={state} facets={facets} />, { username: 'demo' })
}

const cell = (at: number) => screen.findByRole('textbox', { name: `TM${at} 数量` })

beforeEach(() => void mock(getSkuTable, TABLE))

describe('quantities of the spec table', () => {
  it('move with Enter and the arrow keys, and add up in one bar', async () => {
    const { user } = show()
    await user.click(await cell(1))
    await user.keyboard('100{Enter}200{ArrowDown}300{ArrowUp}')
    expect(await cell(2)).toHaveFocus()
    const bar = await screen.findByRole('region', { name: '已填数量' })
    expect(bar).toHaveTextContent('已填 3 行 · ¥140.30')
  })

  it('stay at a row whose quantity was changed by the rules, until the next Enter', async () => {
    const { user } = show()
    await user.click(await cell(1))
    await user.keyboard('120{Enter}')
    expect(await cell(1)).toHaveFocus()
    expect(screen.getByText(/须为 100 个的整数倍，已改为 200 个/)).toBeVisible()
    await user.keyboard('{Enter}')
    expect(await cell(2)).toHaveFocus()
  })

  it('are one stop of the Tab key: the next one is the bar that adds them', async () => {
    const { user } = show()
    await user.click(await cell(1))
    await user.keyboard('100')
    await user.tab()
    const bar = await screen.findByRole('region', { name: '已填数量' })
    await user.click(await cell(1))
    await user.tab()
    expect(within(bar).getByRole('button', { name: '加入清单' })).toHaveFocus()
  })

  it('fill a pasted column down, and say what was changed', async () => {
    const { user } = show()
    await user.click(await cell(2))
    await user.paste('150\r\n100\r\n700\r\n')
    await waitFor(async () => expect(await cell(2)).toHaveValue('200'))
    expect(await cell(3)).toHaveValue('100')
    expect(screen.getByText('须为 100 个的整数倍，已由 150 改为 200')).toBeVisible()
    expect(
      screen.getByText('已粘贴 2 行，1 行按起订量或倍数调整，1 行没有数量或没有对应的规格'),
    ).toBeVisible()
  })

  it('go into the cart together, at the prices seen, and are then empty', async () => {
    const added = mock(saveCartProduct, { count: 2, adjusted: [] })
    const { user } = show()
    await user.click(await cell(1))
    await user.keyboard('100{Enter}200{Enter}')
    await user.click(await screen.findByRole('button', { name: '加入购物车' }))
    expect(await screen.findByText('已加入购物车', { selector: '[role=status]' })).toBeVisible()
    expect(added[0]?.body).toMatchObject({
      items: [
        { skuId: 1, qty: 100, priceSeen: 1005 },
        { skuId: 2, qty: 200, priceSeen: 2005 },
      ],
    })
    expect(await cell(1)).toHaveValue('')
  })

  it('stay when they are refused, with the reason', async () => {
    mockFailure(saveCartProduct, { status: 409, msg: '购物车已满' })
    const { user } = show()
    await user.click(await cell(1))
    await user.keyboard('100{Enter}')
    await user.click(await screen.findByRole('button', { name: '加入购物车' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('购物车已满')
    expect(await cell(1)).toHaveValue('100')
  })

  it('have prices with one number of decimals', async () => {
    show()
    await cell(1)
    expect(screen.getAllByRole('cell', { name: /\/个$/ }).map((one) => one.textContent)).toEqual([
      '0.1005/个',
      '0.2005/个',
      '0.3005/个',
    ])
  })
})

describe('the title above a product’s rows', () => {
  it('opens the first of its sizes that is in stock', async () => {
    mock(getSkuTable, {
      ...TABLE,
      // The first has goods, but fewer than an order takes: it is out of stock, as its row says.
      list: TABLE.list.map((one, at) => ({
        ...one,
        stock: at * 200 + 30,
        stockState: at === 0 ? ('out' as const) : ('low' as const),
      })),
    })
    show()
    const title = await screen.findByRole('link', { name: row.title })
    expect(title).toHaveAttribute('href', `/product/${row.productId}?sku=2`)
  })

  it('opens the first when none is', async () => {
    const list = TABLE.list.map((one) => ({ ...one, stock: 0, stockState: 'out' as const }))
    mock(getSkuTable, { ...TABLE, list })
    show()
    const title = await screen.findByRole('link', { name: row.title })
    expect(title).toHaveAttribute('href', `/product/${row.productId}?sku=1`)
  })

  it('stands once above many: those further down are named by it', async () => {
    const list = Array.from({ length: 60 }, (_, at) => {
      const stockState = at < 40 ? ('out' as const) : ('in' as const)
      return { ...rowAt(at + 1), stockState }
    })
    mock(getSkuTable, { ...TABLE, list })
    show()
    const title = await screen.findByRole('link', { name: row.title })
    expect(title).toHaveAttribute('href', `/product/${row.productId}?sku=41`)
    const pieces = screen.getAllByRole('rowgroup', { name: row.title })
    const rows = pieces.map((piece) => within(piece).getAllByRole('row').length)
    expect(rows).toEqual([25, 10])
  })
})

describe('the drawing above the spec table', () => {
  it('names its columns and lights the one in use', async () => {
    const { user } = show()
    const drawing = () => screen.getByRole('img', { name: '尺寸图' })
    const head = await screen.findByRole('columnheader', { name: /公称直径/ })
    expect(head).toHaveTextContent(/^A公称直径mm$/)
    expect(drawing()).toHaveAttribute('src', DRAWING)
    await user.hover(head)
    await waitFor(() => expect(drawing()).toHaveAttribute('src', `${DRAWING}&on=d`))
    await user.unhover(head)
    await user.hover(screen.getByRole('columnheader', { name: /表面处理/ }))
    await waitFor(() => expect(drawing()).toHaveAttribute('src', DRAWING))
  })

  it('stands beside pictured choices, without those that nothing has', async () => {
    show([HEAD])
    const group = await screen.findByRole('region', { name: '头型' })
    const links = within(group).getAllByRole('link')
    expect(links.map((link) => link.textContent)).toEqual(['盘头', '沉头'])
    expect(links[0]).toHaveAttribute('href', expect.stringContaining('a23=231'))
  })

  it('is left out of a host that has none', async () => {
    mock(getSkuTable, SKU_TABLE)
    show()
    await screen.findByRole('columnheader', { name: /公称直径/ })
    expect(screen.queryByRole('img', { name: '尺寸图' })).toBeNull()
  })

  it('shows what can be done with the goods of the row in use alone', async () => {
    const { user } = show()
    await cell(1)
    expect(screen.queryByRole('button', { name: /^对比/ })).toBeNull()
    await user.click(await cell(2))
    expect(screen.getByRole('button', { name: '对比：TM2' })).toBeVisible()
    expect(screen.getByRole('button', { name: '收藏：TM2' })).toBeVisible()
  })
})
