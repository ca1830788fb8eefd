import { act, screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, it } from 'vitest'
import { CartView } from '@/components/cart/cart-view'
import {
  type CartLine,
  editCartProduct,
  getCartList,
  type LineEdit,
} from '@/contract/cart/cart-calls'
import { editedCart } from '@/contract/cart/cart-rules'
import { STORAGE } from '@/contract/constants'
import { localKeys, writeLocal } from '@/services/store/local-store'
import { buildCart } from '../../support/build-cart'
import { buildLine } from '../../support/build-line'
import { mock, mockFailure, server } from '../../support/mock-server'
import { renderMall } from '../../support/render-mall'

const ID = buildLine().id
const OTHER_ID = ID.replace(/1$/, '2')
const quantity = () => screen.findByRole('spinbutton', { name: /数量/ })
const total = () => screen.getByRole('region', { name: '合计' })
const keptEdits = () => localKeys(STORAGE.cartEdits)
/** Where a tab that is gone has left its edits. */
const ELSEWHERE = `${STORAGE.cartEdits} 1`

/** A server that saves edits; returns the edits it received and a gate for its answers. */
function serve(lines: CartLine[]) {
  let cart = buildCart(lines)
  const told: LineEdit[][] = []
  const gate = { open: Promise.resolve() }
  const answer = () => HttpResponse.json({ code: 0, msg: '', data: cart })
  server.use(
    http.post(`*${getCartList.path}`, answer),
    http.post(`*${editCartProduct.path}`, async ({ request }) => {
      const input = editCartProduct.input.parse(await request.json())
      told.push(input.lines)
      await gate.open
      cart = editedCart(cart, new Map(input.lines.map((one) => [one.id, one])), new Set())
      return answer()
    }),
  )
  return { told, gate }
}

/** The storage event of a write in another tab. */
function writeElsewhere(key: string, value: unknown) {
  if (value === null) localStorage.removeItem(key)
  else localStorage.setItem(key, JSON.stringify(value))
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key })))
}

describe('cart edit', () => {
  it('optimistic update: shows at once, totals included, while in flight', async () => {
    const { gate, told } = serve([buildLine()])
    let release = () => {}
    gate.open = new Promise((resolve) => {
      release = resolve
    })
    const { user } = renderMall(<CartView />, { username: 'demo' })
    await user.clear(await quantity())
    await user.type(await quantity(), '800')
    expect(total()).toHaveTextContent('400.00')
    await waitFor(() => expect(told).toHaveLength(1))
    expect(screen.getByText('保存中…')).toBeInTheDocument()
    release()
    await waitFor(() => expect(screen.queryByText('保存中…')).toBeNull())
    expect(await quantity()).toHaveValue('800')
    expect(keptEdits()).toEqual([])
  })

  it('made while another is in flight is sent after it: the last one wins', async () => {
    const { gate, told } = serve([buildLine()])
    let release = () => {}
    gate.open = new Promise((resolve) => {
      release = resolve
    })
    const { user } = renderMall(<CartView />, { username: 'demo' })
    await quantity()
    const more = screen.getByRole('button', { name: '增加' })
    await user.click(more)
    await waitFor(() => expect(told).toHaveLength(1))
    await user.click(more)
    await user.click(more)
    expect(await quantity()).toHaveValue('500')
    release()
    await waitFor(() => expect(told).toHaveLength(2))
    expect(told.map((lines) => lines[0]?.qty)).toEqual([300, 500])
    await waitFor(() => expect(keptEdits()).toEqual([]))
    expect(await quantity()).toHaveValue('500')
  })

  it('rolls back when refused, with the reason at its line', async () => {
    mock(getCartList, buildCart([buildLine()]))
    mockFailure(editCartProduct, { status: 422, code: 1022, msg: '超出限购' })
    const { user } = renderMall(<CartView />, { username: 'demo' })
    await user.clear(await quantity())
    await user.type(await quantity(), '400')
    await user.tab()
    expect(await screen.findByRole('alert')).toHaveTextContent('超出限购')
    expect(await quantity()).toHaveValue('200')
    expect(keptEdits()).toEqual([])
  })

  it('keeps the buyer in the cart when it is refused, or cannot be saved', async () => {
    mock(getCartList, buildCart([buildLine()]))
    mockFailure(editCartProduct, { status: 409, code: 1009, msg: '库存不足' })
    const { user, router } = renderMall(<CartView />, { username: 'demo' })
    const checkout = () => screen.getByRole('button', { name: '去结算' })
    const before = router.asPath
    await user.clear(await quantity())
    await user.type(await quantity(), '400')
    await user.click(checkout())
    expect(await screen.findByRole('alert')).toHaveTextContent('库存不足')
    expect(checkout()).toBeEnabled()
    server.use(http.post(`*${editCartProduct.path}`, () => HttpResponse.error()))
    await user.click(screen.getByRole('button', { name: '增加' }))
    await user.click(checkout())
    expect(await screen.findByText('未保存')).toBeVisible()
    serve([buildLine()])
    act(() => void window.dispatchEvent(new Event('online')))
    await waitFor(() => expect(keptEdits()).toEqual([]))
    expect(router.asPath).toBe(before)
    await user.click(checkout())
    await waitFor(() => expect(router.asPath).toBe('/order/confirm'))
  })

  it('of many lines loses only the refused ones', async () => {
    const told: string[][] = []
    const lines = [buildLine({ selected: false }), buildLine({ id: OTHER_ID, selected: false })]
    mock(getCartList, buildCart(lines))
    server.use(
      http.post(`*${editCartProduct.path}`, async ({ request }) => {
        const { lines: edits } = editCartProduct.input.parse(await request.json())
        told.push(edits.map(({ id }) => id))
        if (edits.some(({ id }) => id === ID)) {
          return HttpResponse.json(
            { code: 1004, msg: '购物车中没有该商品', data: null },
            { status: 400 },
          )
        }
        const edited = editedCart(
          buildCart(lines),
          new Map([[OTHER_ID, { id: OTHER_ID, selected: true }]]),
          new Set(),
        )
        return HttpResponse.json({ code: 0, msg: '', data: edited })
      }),
    )
    const { user } = renderMall(<CartView />, { username: 'demo' })
    await user.click(await screen.findByRole('checkbox', { name: '全选' }))
    await waitFor(() => expect(told).toEqual([[ID, OTHER_ID], [ID], [OTHER_ID]]))
    expect(await screen.findByText('购物车中没有该商品', { selector: 'p' })).toBeVisible()
  })

  it('without a network is kept, marked unsaved, and saved on the next visit', async () => {
    mock(getCartList, buildCart([buildLine()]))
    server.use(http.post(`*${editCartProduct.path}`, () => HttpResponse.error()))
    const { user, unmount } = renderMall(<CartView />, { username: 'demo' })
    await quantity()
    await user.click(screen.getByRole('button', { name: '增加' }))
    expect(await screen.findByText('未保存')).toBeVisible()
    expect(screen.getByText(/1 种商品的修改未保存/)).toBeVisible()
    expect(await quantity()).toHaveValue('300')
    unmount()
    // A reload finds it where it was left.
    const { told } = serve([buildLine()])
    renderMall(<CartView />, { username: 'demo' })
    await waitFor(() => expect(told).toEqual([[{ id: ID, qty: 300 }]]))
    await waitFor(() => expect(keptEdits()).toEqual([]))
    expect(await quantity()).toHaveValue('300')
  })

  it('is retried at once when the network is back', async () => {
    mock(getCartList, buildCart([buildLine()]))
    server.use(http.post(`*${editCartProduct.path}`, () => HttpResponse.error()))
    const { user } = renderMall(<CartView />, { username: 'demo' })
    await quantity()
    await user.click(screen.getByRole('button', { name: '增加' }))
    await screen.findByText('未保存')
    const { told } = serve([buildLine()])
    act(() => void window.dispatchEvent(new Event('online')))
    await waitFor(() => expect(told).toHaveLength(1))
    await waitFor(() => expect(screen.queryByText('未保存')).toBeNull())
  })

  it('of another user of this browser is neither shown nor sent', async () => {
    const edits = [{ id: ID, qty: 300 }]
    writeLocal(ELSEWHERE, { userId: 'u9', at: 1, edits })
    const { told } = serve([buildLine()])
    renderMall(<CartView />, { username: 'demo' })
    expect(await quantity()).toHaveValue('200')
    expect(told).toEqual([])
  })

  it('malformed in localStorage is ignored', async () => {
    const edits = [{ id: 'x', qty: 300 }, 7, { id: ID, qty: -1 }, { id: ID, note: '急用' }]
    writeLocal(ELSEWHERE, { userId: 'u1', at: 1, edits })
    const { told } = serve([buildLine()])
    renderMall(<CartView />, { username: 'demo' })
    await waitFor(() => expect(told).toEqual([[{ id: ID, note: '急用' }]]))
  })
})

describe('cart edit in flight when the page unmounts', () => {
  it('is still saved', async () => {
    const { gate, told } = serve([buildLine()])
    let release = () => {}
    gate.open = new Promise((resolve) => {
      release = resolve
    })
    const { user, unmount } = renderMall(<CartView />, { username: 'demo' })
    await user.clear(await quantity())
    await user.type(await quantity(), '300{Enter}')
    await waitFor(() => expect(told).toHaveLength(1))
    unmount()
    release()
    await waitFor(() => expect(keptEdits()).toEqual([]))
  })
})

describe('two tabs', () => {
  it('show the other tab’s edit at once, then its saved answer', async () => {
    mock(getCartList, buildCart([buildLine()]))
    renderMall(<CartView />, { username: 'demo' })
    await quantity()
    writeElsewhere(ELSEWHERE, { userId: 'u1', at: Date.now(), edits: [{ id: ID, qty: 700 }] })
    await waitFor(async () => expect(await quantity()).toHaveValue('700'))
    const requested = mock(getCartList, buildCart([buildLine({ qty: 700, amount: 35_000 })]))
    writeElsewhere(ELSEWHERE, null)
    expect(await quantity()).toHaveValue('700')
    await waitFor(() => expect(requested).toHaveLength(1))
    expect(await quantity()).toHaveValue('700')
  })

  it('reload the cart when the other tab deletes or adds lines', async () => {
    mock(getCartList, buildCart([buildLine()]))
    renderMall(<CartView />, { username: 'demo' })
    await quantity()
    mock(getCartList, buildCart([]))
    writeElsewhere(STORAGE.cartChanged, 'now')
    expect(await screen.findByText('购物车还是空的')).toBeVisible()
  })
})
