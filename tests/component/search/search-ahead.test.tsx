import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { SearchView } from '@/components/search/search-view'
import { searchAddress } from '@/contract/search/search-address'
import { searchProducts } from '@/contract/search/search-calls'
import { createAskedAhead } from '@/hooks/call/asked-ahead'
import { SEARCH } from '../../support/good-goods'
import { mock, mockFailure } from '../../support/mock-server'
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
    await user.click(screen.getByRole('button', { name: '重试' }))
    expect(await screen.findByRole('navigation', { name: '排序' })).toBeVisible()
  })
})

describe('answers asked for ahead', () => {
  it('are under way once, taken once, and forgotten when nobody takes them', async () => {
    vi.useFakeTimers()
    const ahead = createAskedAhead()
    const send = vi.fn(async () => 7)
    ahead.ask('a', send)
    ahead.ask('a', send)
    expect(send).toHaveBeenCalledTimes(1)
    expect(await ahead.take('a')).toBe(7)
    expect(ahead.take('a')).toBeUndefined()
    ahead.ask('a', send)
    vi.advanceTimersByTime(5000)
    expect(ahead.take('a')).toBeUndefined()
    vi.useRealTimers()
  })
})
