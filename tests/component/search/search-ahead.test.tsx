import { screen, waitFor, within } from '@testing-library/react'
import { delay, http } from 'msw'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { SearchView } from '@/components/search/search-view'
import { searchAddress } from '@/contract/search/search-address'
import { searchProducts } from '@/contract/search/search-calls'
import { createAskedAhead } from '@/hooks/call/asked-ahead'
import { nextPageReady } from '@/hooks/call/held-page'
import { SEARCH } from '../../support/good-goods'
import { mock, mockFailure, server } from '../../support/mock-server'
import { renderMall } from '../../support/render-mall'

const WORDS = { value: 'M8*30 螺栓', view: 'grid' }
const viewFor = (query: Record<string, string>) => <SearchView state={searchAddress.read(query)} />
const link = (name: string) =>
  within(screen.getByRole('navigation', { name: '排序' })).getByRole('link', { name })

async function pressSales() {
  const asked = mock(searchProducts, SEARCH)
  const shown = renderMall(viewFor(WORDS))
  await screen.findByRole('navigation', { name: '排序' })
  expect(asked).toHaveLength(1)
  return { ...shown, asked }
}

describe('other results of a search', () => {
  it('are asked for at the press, once', async () => {
    const { user, again, asked } = await pressSales()
    await user.click(link('销量'))
    // The page is still the one before.
    await waitFor(() => expect(asked).toHaveLength(2))
    expect(asked[1]?.body).toMatchObject({ sort: 'sales' })
    again(viewFor({ ...WORDS, sort: 'sales' }))
    await waitFor(() => expect(link('销量')).toHaveAttribute('aria-current', 'true'))
    await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull())
    expect(asked).toHaveLength(2)
  })

  it('are shown with their page, which waits for them', async () => {
    const { user, again } = await pressSales()
    server.use(http.post(/searchProducts/, () => delay(50)))
    await user.click(link('销量'))
    await nextPageReady()
    again(viewFor({ ...WORDS, sort: 'sales' }))
    expect(link('销量')).toHaveAttribute('aria-current', 'true')
    expect(document.querySelector('[aria-busy="true"]')).toBeNull()
  })

  it('that are known already are not asked for', async () => {
    const { user, asked } = await pressSales()
    await user.click(link('综合'))
    await waitFor(() => expect(link('综合')).toHaveAttribute('aria-current', 'true'))
    expect(asked).toHaveLength(1)
  })

  it('that do not come are an error of the page, which asks again', async () => {
    const { user, again } = await pressSales()
    const refused = mockFailure(searchProducts, { status: 400, code: 1001, msg: '这样不能排序' })
    await user.click(link('销量'))
    await waitFor(() => expect(refused).toHaveLength(1))
    again(viewFor({ ...WORDS, sort: 'sales' }))
    expect(await screen.findByText('这样不能排序')).toBeVisible()
    mock(searchProducts, SEARCH)
    await user.click(await screen.findByRole('button', { name: '重试' }))
    expect(await screen.findByRole('navigation', { name: '排序' })).toBeVisible()
  })
})

describe('answers asked for ahead', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  const later = () => new Promise<number>((resolve) => setTimeout(() => resolve(7), 20))

  it('are under way once, and taken once by a screen that waits for them', async () => {
    const ahead = createAskedAhead()
    const send = vi.fn(later)
    const keep = vi.fn()
    void ahead.ask('a', send, keep)
    void ahead.ask('a', send, keep)
    expect(send).toHaveBeenCalledTimes(1)
    const taken = ahead.take('a')
    expect(ahead.take('a')).toBeUndefined()
    // Asked for once more before they have come.
    void ahead.ask('a', send, keep)
    expect(send).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(20)
    expect(await taken).toBe(7)
    expect(keep).not.toHaveBeenCalled()
  })

  it('are kept when they come before any screen', async () => {
    const ahead = createAskedAhead()
    const keep = vi.fn()
    const settled = vi.fn()
    for (const _ of [1, 2]) void ahead.ask('a', later, keep).then(settled)
    await vi.advanceTimersByTimeAsync(19)
    expect(settled).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(keep.mock.calls).toEqual([[7]])
    expect(settled).toHaveBeenCalledTimes(2)
    expect(ahead.take('a')).toBeUndefined()
  })

  it('that fail are left to the screen, which asks by itself', async () => {
    const ahead = createAskedAhead()
    const keep = vi.fn()
    await ahead.ask('a', () => Promise.reject(new Error('refused')), keep)
    expect(ahead.take('a')).toBeUndefined()
    expect(keep).not.toHaveBeenCalled()
  })

  it('that fail after a screen has taken them fail there', async () => {
    const ahead = createAskedAhead()
    const settled = ahead.ask(
      'a',
      () => later().then(() => Promise.reject(new Error('refused'))),
      vi.fn(),
    )
    const shown = expect(ahead.take('a')).rejects.toThrow('refused')
    await vi.advanceTimersByTimeAsync(20)
    await Promise.all([shown, settled])
  })
})
