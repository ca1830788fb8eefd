import { screen, within } from '@testing-library/react'
import { useRouter } from 'next-router-mock'
import { describe, expect, it } from 'vitest'
import { CompareView } from '@/components/product/compare/compare-view'
import { saveCartProduct } from '@/contract/cart/add-to-cart-calls'
import { compareAddress } from '@/contract/product/compare-address'
import { compareSkus } from '@/contract/product/compare-calls'
import { readMarks } from '@/hooks/product/compare-marks'
import { COMPARISON } from '../../support/good-goods'
import { mock, mockFailure } from '../../support/mock-server'
import { renderMall } from '../../support/render-mall'

function Page() {
  return <CompareView state={compareAddress.read(useRouter().query)} />
}

const show = (at: string, username?: string) =>
  renderMall(<Page />, { at, ...(username && { username }) })
const row = (name: string) => screen.queryByRole('row', { name: new RegExp(`^${name}`) })

describe('compare page', () => {
  it('shows columns in order and highlights differing values', async () => {
    const requested = mock(compareSkus, COMPARISON)
    show('/compare?sku=7,8')
    const heads = await screen.findAllByRole('columnheader')
    expect(heads[0]).toHaveTextContent('M8×30')
    expect(heads[1]).toHaveTextContent('M8×40')
    expect(requested[0]?.body).toEqual({ skuIds: [7, 8], areaCode: ['0000'] })
    const cells = (name: string) => within(row(name) ?? document.body).getAllByRole('cell')
    expect(cells('公称长度').map((cell) => cell.textContent)).toEqual(['30', '40'])
    expect(cells('公称长度')[0]?.className).toMatch(/differs/)
    expect(cells('螺纹规格')[0]?.className).not.toMatch(/differs/)
  })

  it('filters to differing rows in the address', async () => {
    mock(compareSkus, COMPARISON)
    const { user, router } = show('/compare?sku=7,8')
    await user.click(await screen.findByRole('link', { name: '只看不同' }))
    expect(router.asPath).toBe('/compare?sku=7%2C8&diff=1')
    expect(row('公称长度')).toBeVisible()
    expect(row('螺纹规格')).toBeNull()
    expect(row('公称长度')?.innerHTML).not.toMatch(/differs/)
    expect(row('起订量')).toBeNull()
    await user.click(screen.getByRole('link', { name: '只看不同' }))
    expect(row('螺纹规格')).toBeVisible()
  })

  it('removes a column from the address and from the marks', async () => {
    mock(compareSkus, COMPARISON)
    localStorage.setItem('compareSkus', '[7,8]')
    const { user, router } = show('/compare?sku=7,8')
    await screen.findAllByRole('columnheader')
    const [first] = COMPARISON.columns
    mock(compareSkus, {
      columns: COMPARISON.columns.filter((column) => column !== first),
      rows: COMPARISON.rows.map((one) => ({ ...one, values: one.values.slice(1) })),
      missing: [],
    })
    const link = screen.getByRole('link', { name: '移出对比：岑钧 外六角螺栓 M8×30' })
    // The column may be gone before the button is released: there is no click then.
    await user.pointer({ keys: '[MouseLeft>]', target: link })
    expect(router.asPath).toBe('/compare?sku=8')
    expect(readMarks()).toEqual([8])
    expect(await screen.findByText('再加入一件商品即可对比。')).toBeVisible()
    expect(screen.queryByRole('link', { name: '只看不同' })).toBeNull()
  })

  it('adds a column to the cart', async () => {
    mock(compareSkus, COMPARISON)
    const sent = mock(saveCartProduct, { count: 1, adjusted: [] })
    const { user } = show('/compare?sku=7,8', 'demo')
    const [, second] = await screen.findAllByRole('button', { name: '加入购物车' })
    if (!second) throw new Error('no second button')
    await user.click(second)
    expect(await screen.findByText('已加入购物车', { selector: '[role=status]' })).toBeVisible()
    expect(sent[0]?.body).toEqual({
      items: [{ skuId: 8, qty: 100, priceSeen: expect.any(Number) }],
    })
  })

  it('shows why a column cannot be bought, and counts unknown SKUs', async () => {
    mock(compareSkus, {
      ...COMPARISON,
      columns: COMPARISON.columns.map((column, at) => ({ ...column, saleable: at > 0 })),
      missing: [99],
    })
    show('/compare?sku=7,8,99')
    expect(await screen.findByText('1 件商品不存在或已下架，未列出。')).toBeVisible()
    expect(within(row('购买 ') ?? document.body).getByText('全国不可售')).toBeVisible()
    expect(screen.getAllByRole('button', { name: '加入购物车' })).toHaveLength(1)
  })
})

describe('compare page without a comparison', () => {
  it('explains how to mark SKUs and links to the marked ones', async () => {
    localStorage.setItem('compareSkus', '[7,8]')
    show('/compare')
    expect(screen.getByRole('heading', { name: '还没有要对比的商品' })).toBeVisible()
    expect(screen.getByRole('link', { name: '对比已选的 2 件商品' })).toHaveAttribute(
      'href',
      '/compare?sku=7%2C8',
    )
  })

  it('states that none of the SKUs is known', async () => {
    mock(compareSkus, { columns: [], rows: [], missing: [99] })
    show('/compare?sku=99')
    expect(await screen.findByRole('heading', { name: '要对比的商品不存在或已下架' })).toBeVisible()
  })

  it('shows loading, then an error with a retry', async () => {
    mockFailure(compareSkus, { status: 400, msg: '暂时无法查询' })
    const { user } = show('/compare?sku=7,8')
    expect(screen.getByRole('status')).toHaveTextContent('正在加载')
    expect(await screen.findByRole('alert')).toHaveTextContent('暂时无法查询')
    mock(compareSkus, COMPARISON)
    await user.click(await screen.findByRole('button', { name: '重试' }))
    expect(await screen.findAllByRole('columnheader')).toHaveLength(2)
  })
})
