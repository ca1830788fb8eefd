import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { CartView } from '@/components/cart/cart-view'
import {
  type CartLine,
  type CartList,
  deleteCartProduct,
  editCartProduct,
  getCartList,
  saveCartProduct,
} from '@/contract/cart'
import { buildLine } from '../../support/build-line'
import { mock, mockFailure } from '../../support/mock-server'
import { renderMall } from '../../support/render-mall'

const ID = '0b5f4a36-6a1c-4f0e-9f43-0c7c8f3f9a01'

function buildCart(lines: CartLine[]): CartList {
  const chosen = lines.filter((line) => line.selected)
  const goodsAmount = chosen.reduce((sum, line) => sum + line.amount, 0)
  const sums = { selectedCount: chosen.length, goodsAmount, freightAmount: 800 }
  return {
    shops: lines.length
      ? [{ shop: { id: 1, name: '北岭工品专营店' }, lines, freeFreightGap: 5000, ...sums }]
      : [],
    totals: { lineCount: lines.length, payableAmount: goodsAmount + 800, ...sums },
  }
}

const quantity = () => screen.findByRole('spinbutton', { name: /数量/ })

describe('cart', () => {
  it('leads a visitor to the sign-in, which leads back', async () => {
    const { router } = renderMall(<CartView />, { at: '/cart/list' })
    await waitFor(() => expect(router.asPath).toBe('/login?redirect=%2Fcart%2Flist'))
  })

  it('shows lines by shop with freight and total', async () => {
    mock(getCartList, buildCart([buildLine()]))
    renderMall(<CartView />, { username: 'demo' })
    expect(await screen.findByText('北岭工品专营店')).toBeVisible()
    expect(screen.getByRole('link', { name: /岑钧 外六角螺栓/ })).toHaveAttribute(
      'href',
      '/product/5?sku=7',
    )
    expect(screen.getAllByText(/108\.00/).length).toBeGreaterThan(0)
  })

  it('says what is wrong when the cart cannot be had, and tries again', async () => {
    mockFailure(getCartList, { status: 500, code: 5000, msg: '数据库暂时不可用' })
    const { user } = renderMall(<CartView />, { username: 'demo' })
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('数据库暂时不可用')
    mock(getCartList, buildCart([buildLine()]))
    await user.click(within(alert).getByRole('button', { name: '重试' }))
    expect(await screen.findByText('北岭工品专营店')).toBeVisible()
  })

  it('says beside the line why an edit was refused, and goes back', async () => {
    mock(getCartList, buildCart([buildLine()]))
    mockFailure(editCartProduct, { status: 422, code: 1022, msg: '库存不足' })
    const { user } = renderMall(<CartView />, { username: 'demo' })
    await user.clear(await quantity())
    await user.type(await quantity(), '400')
    await user.tab()
    expect(await screen.findByRole('alert')).toHaveTextContent('库存不足')
    expect(await quantity()).toHaveValue('200')
  })

  it('mends a line that is short of stock', async () => {
    mock(getCartList, buildCart([buildLine({ qty: 2000, state: 'short', selected: false })]))
    const edits = mock(editCartProduct, buildCart([buildLine({ qty: 900 })]))
    const { user } = renderMall(<CartView />, { username: 'demo' })
    await user.click(await screen.findByRole('button', { name: '改为 900' }))
    await waitFor(() => expect(edits[0]?.body).toMatchObject({ lines: [{ id: ID, qty: 900 }] }))
    expect(await quantity()).toHaveValue('900')
  })

  it('deletes a line and puts it back', async () => {
    mock(getCartList, buildCart([buildLine({ note: '急用', buyerCode: 'A-1' })]))
    const deleted = mock(deleteCartProduct, { count: 0 })
    const saved = mock(saveCartProduct, { count: 1, adjusted: [] })
    const { user } = renderMall(<CartView />, { username: 'demo' })
    const button = await screen.findByRole('button', { name: '删除 岑钧 外六角螺栓 M8×30' })
    mock(getCartList, buildCart([]))
    await user.click(button)
    expect(await screen.findByText('购物车还是空的')).toBeVisible()
    expect(deleted[0]?.body).toEqual({ id: [ID] })
    mock(getCartList, buildCart([buildLine()]))
    await user.click(screen.getByRole('button', { name: '撤销' }))
    expect(await screen.findByText('北岭工品专营店')).toBeVisible()
    expect(saved[0]?.body).toEqual({
      items: [{ skuId: 7, qty: 200, note: '急用', buyerCode: 'A-1' }],
    })
  })
})
