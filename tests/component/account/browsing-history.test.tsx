import { screen, waitFor, within } from '@testing-library/react'
import { useRouter } from 'next-router-mock'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { BrowsingHistoryView } from '@/components/account/browsing-history/browsing-history-view'
import { byDay } from '@/components/account/browsing-history/by-day'
import { priceMove } from '@/components/account/browsing-history/price-move'
import {
  clearBrowsing,
  deleteBrowsing,
  getBrowsingList,
  recordBrowsing,
} from '@/contract/account/browsing-history-calls'
import { parsePage } from '@/contract/address-of'
import { saveCartProduct } from '@/contract/cart/add-to-cart-calls'
import { useRecordProductView } from '@/hooks/product/use-record-product-view'
import { BROWSED } from '../../support/good-personal'
import { mock, mockFailure } from '../../support/mock-server'
import { renderMall } from '../../support/render-mall'

function Page() {
  return <BrowsingHistoryView page={parsePage(useRouter().query.page)} />
}

const at = '/browsing-history'
const EMPTY = { ...BROWSED, list: [], total: 0 }

describe('browsing history', () => {
  it('groups entries by day, with the price then and now', async () => {
    mock(getBrowsingList, BROWSED)
    renderMall(<Page />, { username: 'demo', at })
    const [latest, before] = await screen.findAllByRole('list')
    if (!latest || !before) throw new Error('two days were expected')
    expect(within(latest).getAllByRole('listitem')).toHaveLength(2)
    expect(within(latest).getByText(/与浏览时相同/)).toBeVisible()
    expect(within(latest).getByText('降 50%')).toBeVisible()
    expect(within(before).getByText('已下架')).toBeVisible()
  })

  it('adds the viewed SKU to the cart', async () => {
    mock(getBrowsingList, BROWSED)
    const sent = mock(saveCartProduct, { count: 1, adjusted: [] })
    const { user } = renderMall(<Page />, { username: 'demo', at })
    const [first] = await screen.findAllByRole('listitem')
    if (!first) throw new Error('nothing to add')
    await user.click(within(first).getByRole('button', { name: /加入购物车/ }))
    const skuId = BROWSED.list[0]?.sku.skuId
    await waitFor(() => expect(sent[0]?.body).toMatchObject({ items: [{ skuId }] }))
  })

  it('deletes one entry and reloads the list', async () => {
    mock(getBrowsingList, BROWSED)
    const sent = mock(deleteBrowsing, { count: 2 })
    const { user } = renderMall(<Page />, { username: 'demo', at })
    const [remove] = await screen.findAllByRole('button', { name: /^删除：/ })
    if (!remove) throw new Error('nothing to delete')
    mock(getBrowsingList, EMPTY)
    await user.click(remove)
    expect(await screen.findByText(/^还没有浏览记录/)).toBeVisible()
    expect(sent[0]?.body).toEqual({ id: [BROWSED.list[0]?.id] })
  })

  it('deletes several entries at once', async () => {
    mock(getBrowsingList, BROWSED)
    const sent = mock(deleteBrowsing, { count: 0 })
    const { user } = renderMall(<Page />, { username: 'demo', at })
    const remove = await screen.findByRole('button', { name: '删除所选' })
    expect(remove).toBeDisabled()
    await user.click(screen.getByRole('checkbox', { name: '全选本页' }))
    expect(screen.getByText(`已选 ${BROWSED.list.length} 条`)).toBeVisible()
    mock(getBrowsingList, EMPTY)
    await user.click(remove)
    expect(await screen.findByText(/^还没有浏览记录/)).toBeVisible()
    expect(sent[0]?.body).toEqual({ id: BROWSED.list.map(({ id }) => id) })
  })

  it('adds what is chosen to the cart and says what is not for sale', async () => {
    mock(getBrowsingList, BROWSED)
    const sent = mock(saveCartProduct, { count: 2, adjusted: [] })
    const { user } = renderMall(<Page />, { username: 'demo', at })
    await user.click(await screen.findByRole('checkbox', { name: '全选本页' }))
    const [add] = screen.getAllByRole('button', { name: '加入购物车' })
    if (!add) throw new Error('nothing to add')
    await user.click(add)
    const sold = BROWSED.list.filter(({ state }) => state === 'ok')
    const skuIds = [...new Set(sold.map(({ sku }) => sku.skuId))]
    const left = BROWSED.list.length - sold.length
    const text = `已加入 ${skuIds.length} 种商品，${left} 条不可售，没有加入`
    expect(await screen.findByText(text, { exact: false })).toBeVisible()
    expect(sent[0]?.body).toMatchObject({ items: skuIds.map((skuId) => ({ skuId })) })
    expect(screen.getByRole('link', { name: '去购物车' })).toHaveAttribute('href', '/cart/list')
  })

  it('confirms before clearing and shows a refusal', async () => {
    mock(getBrowsingList, BROWSED)
    mockFailure(clearBrowsing, { status: 500, msg: '' })
    const { user } = renderMall(<Page />, { username: 'demo', at })
    await user.click(await screen.findByRole('button', { name: '清空记录' }))
    const dialog = screen.getByRole('dialog')
    await user.click(within(dialog).getByRole('button', { name: '清空' }))
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('服务器遇到问题')
    mock(clearBrowsing, null)
    mock(getBrowsingList, EMPTY)
    await user.click(within(dialog).getByRole('button', { name: '清空' }))
    expect(await screen.findByText(/^还没有浏览记录/)).toBeVisible()
  })

  it('shows an error and retries', async () => {
    mockFailure(getBrowsingList, { status: 500, msg: '' })
    const { user } = renderMall(<Page />, { username: 'demo', at })
    const again = await screen.findByRole('button', { name: '重试' })
    mock(getBrowsingList, BROWSED)
    await user.click(again)
    expect(await screen.findByText(/近 90 天 45 条浏览记录/)).toBeVisible()
  })
})

describe('day heading (byDay)', () => {
  const [entry] = BROWSED.list
  if (!entry) throw new Error('no entry')
  // 00:30 in China.
  const now = Date.UTC(2026, 10, 20, 16, 30)
  it.each([
    ['the same night', now - 20 * 60_000, '今天'],
    ['before midnight', now - 40 * 60_000, '昨天'],
    ['a week ago', now - 7 * 86_400_000, '2026-11-14'],
  ])('%s: 今天, 昨天 or the date', (_when, viewedAt, title) => {
    expect(byDay([{ ...entry, viewedAt }], now).map((day) => day.title)).toEqual([title])
  })
})

describe('price change (priceMove)', () => {
  it.each([
    [100, 100, { way: 'same', text: '' }],
    [200, 100, { way: 'down', text: '降 50%' }],
    [100, 112, { way: 'up', text: '涨 12%' }],
    [10_000, 9999, { way: 'down', text: '略降' }],
    // A price on request is no number to compare with.
    [0, 5, { way: 'same', text: '' }],
    [5, 0, { way: 'same', text: '' }],
  ])('from %i to %i', (then, now, move) => {
    expect(priceMove(then, now)).toEqual(move)
  })
})

function Look() {
  const [skuId, choose] = useState(7)
  useRecordProductView(skuId)
  return (
    <button type="button" onClick={() => choose(8)}>
      换规格
    </button>
  )
}

describe('recording a product view', () => {
  it('records a signed-in user’s view after one second', async () => {
    const sent = mock(recordBrowsing, null)
    const { user } = renderMall(<Look />, { username: 'demo' })
    await user.click(screen.getByRole('button'))
    await waitFor(() => expect(sent.map(({ body }) => body)).toEqual([{ skuId: 8 }]), {
      timeout: 5000,
    })
  })

  it('records nothing for a visitor', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    try {
      const sent = mock(recordBrowsing, null)
      renderMall(<Look />)
      await vi.advanceTimersByTimeAsync(5000)
      expect(sent).toEqual([])
    } finally {
      vi.useRealTimers()
    }
  })
})
