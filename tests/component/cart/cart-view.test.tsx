import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { CartView } from '@/components/cart/cart-view'
import { getFavoriteState, saveFavorite } from '@/contract/account/favorite-calls'
import {
  type CartLine,
  deleteCartProduct,
  editCartProduct,
  getCartList,
  restoreCartProduct,
} from '@/contract/cart/cart-calls'
import { getArrivalState, saveArrivalNotice } from '@/contract/product/arrival-notice-calls'
import { buildCart } from '../../support/build-cart'
import { buildLine } from '../../support/build-line'
import { mock, mockFailure } from '../../support/mock-server'
import { renderMall } from '../../support/render-mall'

const ID = '0b5f4a36-6a1c-4f0e-9f43-0c7c8f3f9a01'
/** Three working days later it is Thursday. */
const MONDAY = new Date('2026-11-23T02:00:00Z')
const OTHER_ID = '0b5f4a36-6a1c-4f0e-9f43-0c7c8f3f9a02'

const quantity = () => screen.findByRole('spinbutton', { name: /数量/ })
const button = (name: string | RegExp) => screen.findByRole('button', { name })
const total = () => screen.getByRole('region', { name: '合计' })

/** Shows the cart; edits are answered by the cart they lead to. */
function show(lines: CartLine[], answer: CartLine[] = lines) {
  mock(getCartList, buildCart(lines))
  const edits = mock(editCartProduct, buildCart(answer))
  return { edits, ...renderMall(<CartView />, { username: 'demo' }) }
}

describe('cart page', () => {
  it('sends a visitor to the sign-in and back', async () => {
    const { router } = renderMall(<CartView />, { at: '/cart/list' })
    await waitFor(() => expect(router.asPath).toBe('/login?redirect=%2Fcart%2Flist'))
  })

  it('shows lines by shop with freight and total', async () => {
    show([buildLine()])
    expect(await screen.findByText('北岭工品专营店')).toBeVisible()
    expect(screen.getByRole('link', { name: /岑钧 外六角螺栓/ })).toHaveAttribute(
      'href',
      '/product/5?sku=7',
    )
    expect(total()).toHaveTextContent('108.00')
    expect(screen.getByText(/再买 ¥50\.00 免运费/)).toBeVisible()
  })

  it('shows the lines of a host that counts none in its totals', async () => {
    const cart = buildCart([buildLine()])
    mock(getCartList, { ...cart, totals: { ...cart.totals, lineCount: 0 } })
    renderMall(<CartView />, { username: 'demo' })
    expect(await quantity()).toHaveValue('200')
    expect(screen.queryByText('购物车还是空的')).toBeNull()
  })

  it('is empty where no shop has a line', async () => {
    const cart = buildCart([buildLine()])
    mock(getCartList, { ...cart, shops: cart.shops.map((shop) => ({ ...shop, lines: [] })) })
    renderMall(<CartView />, { username: 'demo' })
    expect(await screen.findByText('购物车还是空的')).toBeVisible()
  })

  it('tells the quantities of two sizes of one product apart', async () => {
    show([buildLine(), buildLine({ id: OTHER_ID, skuId: 8, spec: 'M10×40' })])
    const fields = await screen.findAllByRole('spinbutton')
    const names = fields.map((field) => field.getAttribute('aria-label'))
    expect(names).toEqual([expect.stringContaining('M8×30'), expect.stringContaining('M10×40')])
  })

  it('shows an error and retries', async () => {
    mockFailure(getCartList, { status: 500, code: 5000, msg: '数据库暂时不可用' })
    const { user } = renderMall(<CartView />, { username: 'demo' })
    const retry = await screen.findByRole('button', { name: '重试' })
    expect(retry.closest('[role=alert]')).toHaveTextContent('数据库暂时不可用')
    mock(getCartList, buildCart([buildLine()]))
    await user.click(retry)
    expect(await screen.findByText('北岭工品专营店')).toBeVisible()
  })
})

describe('cart line problem and its one-click fix', () => {
  afterEach(() => vi.useRealTimers())

  it('short of stock: reduce the quantity to the stock', async () => {
    mock(getArrivalState, [])
    const { user, edits } = show(
      [buildLine({ qty: 2000, state: 'short', selected: false })],
      [buildLine({ qty: 900 })],
    )
    await user.click(await button('改为 900 个'))
    expect(await quantity()).toHaveValue('900')
    await waitFor(() =>
      expect(edits[0]?.body).toMatchObject({ lines: [{ id: ID, qty: 900, selected: true }] }),
    )
  })

  it('short of stock: accept or cancel a backorder', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: MONDAY })
    mock(getArrivalState, [])
    const short = buildLine({ qty: 2000, state: 'short', selected: false })
    const waiting = buildLine({
      qty: 2000,
      state: 'backorder',
      backorder: true,
      leadDays: 18,
      leadDaysWhenAdded: 18,
    })
    const { user, edits } = show([short], [waiting])
    await user.click(await button('余量转期货'))
    expect(
      await screen.findByText(
        /现货 900 个 预计 11月26日（周四）送达，其余 1,100 个 预计 12月17日（周四）送达/,
      ),
    ).toBeVisible()
    expect(screen.getByRole('checkbox', { name: /选择 岑钧/ })).toBeChecked()
    await waitFor(() =>
      expect(edits[0]?.body).toMatchObject({ lines: [{ id: ID, backorder: true }] }),
    )
    mock(editCartProduct, buildCart([short]))
    await user.click(await button('取消期货'))
    expect(await button('改为 900 个')).toBeVisible()
  })

  it('out of stock: request an arrival notice, showing a refusal', async () => {
    mock(getArrivalState, [])
    const { user } = show([
      buildLine({ qty: 200, stock: 0, stockState: 'out', state: 'short', selected: false }),
    ])
    mockFailure(saveArrivalNotice, {
      status: 422,
      code: 4220,
      msg: '最多登记 200 种商品的到货通知',
    })
    await user.click(await button(/到货通知：岑钧/))
    expect(await screen.findByText('最多登记 200 种商品的到货通知')).toBeVisible()
    mock(saveArrivalNotice, { count: 1 })
    mock(getArrivalState, [7])
    await user.click(await button(/^到货通知：岑钧/))
    expect(await screen.findByText('到货后将以站内消息通知您')).toBeVisible()
    expect(await button(/取消到货通知：岑钧/)).toBeVisible()
  })

  it('lead time change: shown until acknowledged', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: MONDAY })
    const line = buildLine({ leadDays: 9 })
    const { user, edits } = show([line], [{ ...line, leadDaysWhenAdded: 9 }])
    expect(await screen.findByText('预计送达由 11月26日（周四）变为 12月4日（周五）')).toBeVisible()
    await user.click(await button(/知道了：.*预计送达/))
    await waitFor(() =>
      expect(screen.queryByText('预计送达由 11月26日（周四）变为 12月4日（周五）')).toBeNull(),
    )
    await waitFor(() => expect(edits[0]?.body).toMatchObject({ lines: [{ id: ID, leadSeen: 9 }] }))
  })

  it('quantity rule broken: adjust the quantity, and undo', async () => {
    const broken = buildLine({ qty: 150, state: 'step', selected: false })
    const { user } = show([broken], [buildLine({ qty: 200 })])
    const restored = mock(restoreCartProduct, buildCart([broken]))
    await user.click(await button('自动调整为 200 个'))
    expect(await screen.findByText(/须为 100 个的整数倍，已由 150 个 改为 200 个/)).toBeVisible()
    await user.click(await button('撤销'))
    expect(await button('自动调整为 200 个')).toBeVisible()
    expect(await quantity()).toHaveValue('150')
    expect(restored[0]?.body).toMatchObject({ lines: [{ skuId: 7, qty: 150, selected: false }] })
  })

  it.each([
    [5500, '较加入时涨 ¥0.05'],
    [4800, '较加入时降 ¥0.02'],
  ])('price change to %d: shown until acknowledged', async (unitPrice, text) => {
    const line = buildLine({ unitPrice, price: unitPrice })
    const { user, edits } = show([line], [{ ...line, priceWhenAdded: unitPrice }])
    expect(await screen.findByText(text)).toBeVisible()
    await user.click(await button(/^知道了：/))
    expect(screen.queryByText(text)).toBeNull()
    await waitFor(() =>
      expect(edits[0]?.body).toMatchObject({ lines: [{ id: ID, priceSeen: unitPrice }] }),
    )
  })

  it('price rises of the selected lines: acknowledged all at once', async () => {
    const risen = [
      buildLine({ unitPrice: 5500 }),
      buildLine({ id: OTHER_ID, skuId: 8, unitPrice: 5600 }),
    ]
    const { user, edits } = show(
      risen,
      risen.map((line) => ({ ...line, priceWhenAdded: line.unitPrice })),
    )
    expect(await screen.findByText('2 种已选商品涨价，合计多 ¥22.00')).toBeVisible()
    await user.click(await button('全部知道了'))
    expect(screen.queryByText(/种已选商品涨价/)).toBeNull()
    await waitFor(() => expect(edits).toHaveLength(1))
  })

  it('price rises of the selected lines: acknowledged one by one', async () => {
    const risen = [
      buildLine({ unitPrice: 5500 }),
      buildLine({ id: OTHER_ID, skuId: 8, unitPrice: 5600 }),
    ]
    const [first, second] = risen
    if (!first || !second) throw new Error('no lines')
    const { user, edits } = show(risen, [{ ...first, priceWhenAdded: 5500 }, second])
    const list = await screen.findByRole('region', { name: '涨价的商品' })
    const [accept] = within(list).getAllByRole('button', { name: /^知道了，接受新价/ })
    if (accept) await user.click(accept)
    expect(await within(list).findByText(/^1 种已选商品涨价/)).toBeVisible()
    await waitFor(() =>
      expect(edits[0]?.body).toMatchObject({ lines: [{ id: ID, priceSeen: 5500 }] }),
    )
  })

  it.each<[CartLine['state'], string, string]>([
    [
      'areaOff',
      '找同规格',
      '/search?value=%E5%A4%96%E5%85%AD%E8%A7%92%E8%9E%BA%E6%A0%93+M8%C3%9730',
    ],
    ['off', '找相似', '/product/5?sku=7#alternatives'],
    ['quoteOnly', '转询价', '/inquiry/new?sku=7&qty=200'],
  ])('%s: %s', async (state, name, href) => {
    show([buildLine({ state, selected: false })])
    expect(await screen.findByRole('link', { name })).toHaveAttribute('href', href)
    expect(screen.getByRole('checkbox', { name: /^选择 岑钧/ })).toBeDisabled()
    expect(await quantity()).toBeDisabled()
    expect(screen.getByRole('button', { name: /^删除 岑钧/ })).toBeEnabled()
    if (state === 'areaOff') expect(await button('更换销售区域')).toBeVisible()
  })

  it('closed shop: save the product as a favourite', async () => {
    mock(getFavoriteState, [])
    const saved = mock(saveFavorite, { count: 1 })
    const { user } = show([buildLine({ state: 'shopClosed', selected: false })])
    await user.click(await button(/^收藏/))
    await waitFor(() => expect(saved[0]?.body).toEqual({ productId: [5] }))
  })
})

describe('note and own material code of a cart line', () => {
  it('are opened by their icons; Enter saves and the focus goes back', async () => {
    const { user, edits } = show([buildLine()], [buildLine({ note: '急用' })])
    const add = await button(/^添加备注/)
    expect(add).toHaveAttribute('title', '添加备注')
    add.focus()
    await user.keyboard('{Enter}急用{Enter}')
    const changed = await button(/^修改备注“急用”/)
    expect(changed).toHaveFocus()
    expect(changed).toHaveAttribute('title', '备注：急用')
    await waitFor(() => expect(edits[0]?.body).toMatchObject({ lines: [{ id: ID, note: '急用' }] }))
  })

  it.each([{ isComposing: true }, { keyCode: 229 }])(
    'leave the keys of an input method alone: %j',
    async (taken) => {
      const { user, edits } = show([buildLine()])
      await user.click(await button(/^添加备注/))
      await user.keyboard('jiyong')
      const field = await screen.findByRole('textbox', { name: /备注$/ })
      for (const key of ['Enter', 'Escape']) fireEvent.keyDown(field, { key, ...taken })
      expect(field).toBeVisible()
      expect(field).toHaveValue('jiyong')
      expect(edits).toHaveLength(0)
    },
  )

  it('Esc keeps the old text', async () => {
    const { user, edits } = show([buildLine({ buyerCode: 'A-1' })])
    await user.click(await button(/^修改物料编码“A-1”/))
    await user.keyboard('B{Escape}')
    expect(await button(/^修改物料编码“A-1”/)).toHaveFocus()
    expect(edits).toHaveLength(0)
  })
})

describe('a cart line at an agreed price', () => {
  const agreed = {
    price: 4000,
    minQty: 200,
    validUntil: Date.UTC(2026, 10, 28, 15, 59),
    inquiryNo: 'R261121090000123456',
  }

  it('says so, until when, and leads to the inquiry', async () => {
    show([buildLine({ qty: 200, unitPrice: 4000, priceWhenAdded: 4000, agreed })])
    const link = await screen.findByRole('link', { name: '询价价' })
    expect(link).toHaveAttribute('href', '/inquiry/R261121090000123456')
    expect(link.parentElement).toHaveTextContent('询价价，至 2026-11-28 23:59')
  })

  it('is adjusted to the least order also where the stock lacks it: the goods are awaited', async () => {
    const below = { qty: 100, moq: 200, stock: 0, agreed, selected: false, priceWhenAdded: 0 }
    const { user, edits } = show(
      [buildLine({ ...below, state: 'moq' })],
      [buildLine({ ...below, qty: 200, state: 'backorder', backorder: true, selected: true })],
    )
    expect(await screen.findByText('不足起订量 200 个')).toBeVisible()
    expect(screen.queryByText(/较加入时/)).toBeNull()
    await user.click(await button('自动调整为 200 个'))
    expect(await button('取消期货')).toBeVisible()
    await waitFor(() =>
      expect(edits[0]?.body).toMatchObject({
        lines: [{ id: ID, qty: 200, backorder: true, selected: true }],
      }),
    )
  })

  it('says nothing below the agreed quantity', async () => {
    show([buildLine({ qty: 100, agreed })])
    expect(await screen.findByText('北岭工品专营店')).toBeVisible()
    expect(screen.queryByRole('link', { name: '询价价' })).toBeNull()
  })
})

describe('cart line removal', () => {
  it('undo restores quantity, note, buyer’s code and selection', async () => {
    const line = buildLine({ note: '急用', buyerCode: 'A-1', selected: false })
    const { user } = show([line])
    const deleted = mock(deleteCartProduct, { count: 0 })
    const restored = mock(restoreCartProduct, buildCart([line]))
    await user.click(await button('删除 岑钧 外六角螺栓 M8×30'))
    expect(await screen.findByText('购物车还是空的')).toBeVisible()
    expect(deleted[0]?.body).toEqual({ id: [ID] })
    await user.click(await button('撤销'))
    expect(await screen.findByText('北岭工品专营店')).toBeVisible()
    expect(restored[0]?.body).toMatchObject({
      lines: [
        {
          skuId: 7,
          qty: 200,
          note: '急用',
          buyerCode: 'A-1',
          selected: false,
          savedForLater: false,
        },
      ],
    })
  })

  it('keeps the line with the reason when the deletion is refused', async () => {
    const { user } = show([buildLine()])
    mockFailure(deleteCartProduct, { status: 503, code: 5003, msg: '服务暂时不可用' })
    await user.click(await button(/^删除 岑钧/))
    expect(await screen.findByText('未能删除：服务暂时不可用')).toBeVisible()
    expect(await quantity()).toHaveValue('200')
  })

  it('one click removes all lines that cannot be bought', async () => {
    const { user } = show([
      buildLine({ id: OTHER_ID, skuId: 8, state: 'off', selected: false }),
      buildLine(),
    ])
    const deleted = mock(deleteCartProduct, { count: 1 })
    await user.click(await button('清空失效商品（1）'))
    await waitFor(() => expect(deleted[0]?.body).toEqual({ id: [OTHER_ID] }))
    expect(await screen.findAllByRole('spinbutton')).toHaveLength(1)
  })

  it('saves a line for later and brings it back', async () => {
    mock(getCartList, buildCart([buildLine()]))
    const edits = mock(editCartProduct, buildCart([], [buildLine({ selected: false })]))
    const { user } = renderMall(<CartView />, { username: 'demo' })
    await user.click(await button(/^稍后再买/))
    expect(await screen.findByText('购物车还是空的')).toBeVisible()
    expect(await screen.findByText('1 种')).toBeInTheDocument()
    await waitFor(() =>
      expect(edits[0]?.body).toMatchObject({ lines: [{ id: ID, savedForLater: true }] }),
    )
    mock(editCartProduct, buildCart([buildLine()]))
    await user.click(screen.getByText('稍后再买'))
    await user.click(await button(/^移回购物车/))
    expect(await quantity()).toHaveValue('200')
    expect(screen.queryByText('稍后再买', { selector: 'summary' })).toBeNull()
  })
})
