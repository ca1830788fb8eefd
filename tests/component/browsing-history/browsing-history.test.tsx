import { screen, waitFor, within } from '@testing-library/react'
import { useRouter } from 'next-router-mock'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { BrowsingHistoryView } from '@/components/browsing-history/browsing-history-view'
import { byDay } from '@/components/browsing-history/by-day'
import { priceMove } from '@/components/browsing-history/price-move'
import { saveCartProduct } from '@/contract/add-to-cart'
import {
  clearBrowsing,
  deleteBrowsing,
  getBrowsingList,
  recordBrowsing,
} from '@/contract/browsing-history'
import { parsePage } from '@/contract/query'
import { useLook } from '@/hooks/use-look'
import { BROWSED } from '../../support/good-personal'
import { mock, mockFailure } from '../../support/mock-server'
import { renderMall } from '../../support/render-mall'

function Page() {
  return <BrowsingHistoryView page={parsePage(useRouter().query.page)} />
}

const at = '/browsing-history'
const EMPTY = { ...BROWSED, list: [], total: 0 }

describe('browsing history', () => {
  it('stands by day, with what the price was and is', async () => {
    mock(getBrowsingList, BROWSED)
    renderMall(<Page />, { username: 'demo', at })
    const [latest, before] = await screen.findAllByRole('list')
    if (!latest || !before) throw new Error('two days were expected')
    expect(within(latest).getAllByRole('listitem')).toHaveLength(2)
    expect(within(latest).getByText(/与浏览时相同/)).toBeVisible()
    expect(within(latest).getByText('降 50%')).toBeVisible()
    expect(within(before).getByText('已下架')).toBeVisible()
  })

  it('puts the SKU that was looked at into the cart', async () => {
    mock(getBrowsingList, BROWSED)
    const sent = mock(saveCartProduct, { count: 1, adjusted: [] })
    const { user } = renderMall(<Page />, { username: 'demo', at })
    const [add] = await screen.findAllByRole('button', { name: /加入购物车/ })
    if (!add) throw new Error('nothing to add')
    await user.click(add)
    const skuId = BROWSED.list[0]?.sku.skuId
    await waitFor(() => expect(sent[0]?.body).toMatchObject({ items: [{ skuId }] }))
  })

  it('deletes one entry and asks anew', async () => {
    mock(getBrowsingList, BROWSED)
    const sent = mock(deleteBrowsing, { count: 2 })
    const { user } = renderMall(<Page />, { username: 'demo', at })
    const [remove] = await screen.findAllByRole('button', { name: /^删除：/ })
    if (!remove) throw new Error('nothing to delete')
    mock(getBrowsingList, EMPTY)
    await user.click(remove)
    expect(await screen.findByText('还没有浏览记录')).toBeVisible()
    expect(sent[0]?.body).toEqual({ id: [BROWSED.list[0]?.id] })
  })

  it('asks before it clears, and says when that is refused', async () => {
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
    expect(await screen.findByText('还没有浏览记录')).toBeVisible()
  })

  it('says what went wrong and tries again', async () => {
    mockFailure(getBrowsingList, { status: 500, msg: '' })
    const { user } = renderMall(<Page />, { username: 'demo', at })
    const again = await screen.findByRole('button', { name: '重试' })
    mock(getBrowsingList, BROWSED)
    await user.click(again)
    expect(await screen.findByText(/近 90 天 45 条浏览记录/)).toBeVisible()
  })
})

describe('days', () => {
  const [entry] = BROWSED.list
  if (!entry) throw new Error('no entry')
  // 00:30 in China.
  const now = Date.UTC(2026, 10, 20, 16, 30)
  it.each([
    ['the same night', now - 20 * 60_000, '今天'],
    ['before midnight', now - 40 * 60_000, '昨天'],
    ['a week ago', now - 7 * 86_400_000, '2026年11月14日周六'],
  ])('%s is told as people do', (_when, viewedAt, title) => {
    expect(byDay([{ ...entry, viewedAt }], now).map((day) => day.title)).toEqual([title])
  })
})

describe('a price', () => {
  it.each([
    [100, 100, { way: 'same', text: '' }],
    [200, 100, { way: 'down', text: '降 50%' }],
    [100, 112, { way: 'up', text: '涨 12%' }],
    [10_000, 9999, { way: 'down', text: '略降' }],
    [0, 5, { way: 'up', text: '涨 100%' }],
  ])('from %i to %i', (then, now, move) => {
    expect(priceMove(then, now)).toEqual(move)
  })
})

function Look() {
  const [skuId, choose] = useState(7)
  useLook(skuId)
  return (
    <button type="button" onClick={() => choose(8)}>
      换规格
    </button>
  )
}

describe('a look at a product', () => {
  it('is kept once it lasted a second, for who is signed in', async () => {
    const sent = mock(recordBrowsing, null)
    const { user } = renderMall(<Look />, { username: 'demo' })
    await user.click(screen.getByRole('button'))
    await waitFor(() => expect(sent.map(({ body }) => body)).toEqual([{ skuId: 8 }]), {
      timeout: 5000,
    })
  })

  it('of a visitor is not', async () => {
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
