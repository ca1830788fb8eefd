import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import fc from 'fast-check'
import { HttpResponse, http } from 'msw'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { SearchBox } from '@/components/search/search-box'
import { useSuggestions } from '@/components/search/use-search-box'
import { recordSearch } from '@/contract/catalog/home-calls'
import { SEARCH_DEBOUNCE_MS } from '@/contract/constants'
import {
  deleteProductHistory,
  getProductHistoryRecord,
  getProductSearchTips,
  getSearchSuggestions,
} from '@/contract/search/suggestion-calls'
import { enveloped, respond } from '../../kit/handlers'
import { mock, mockFailure, server } from '../../support/mock-server'
import { renderMall } from '../../support/render-mall'
import { RUNS } from '../../support/runs'

const ID = '0b5f4a36-6a1c-4f0e-9f43-0c7c8f3f9a01'
const box = () => screen.getByRole('combobox', { name: /搜索/ })
const options = () => screen.queryAllByRole('option').map((option) => option.textContent)
/** Suggestions that are words alone. */
const suggested = (terms: string[] = []) => ({ categories: [], terms, brands: [], products: [] })

/** The box alone, without the toasts beside it; testing-library knows no role for its element. */
function ownBox(): HTMLElement {
  const root = box().closest('search')
  if (!root) throw new Error('the field stands in no search element')
  return root
}

describe('search box', () => {
  it.each(['', '   '])('shows a hint for the empty keyword %j and stays', async (keyword) => {
    const { user, router } = renderMall(<SearchBox />)
    if (keyword) await user.type(box(), keyword)
    await user.click(screen.getByRole('button', { name: '搜索' }))
    expect(await screen.findByText('请输入您要搜索的商品~')).toBeInTheDocument()
    expect(router.asPath).toBe('/')
  })

  it('records the trimmed keyword and opens its results', async () => {
    mock(getSearchSuggestions, suggested())
    const recorded = mock(recordSearch, null)
    const { user, router } = renderMall(<SearchBox />)
    await user.type(box(), '  M8*30 螺栓 {Enter}')
    await waitFor(() =>
      expect(new URLSearchParams(router.asPath.split('?')[1]).get('value')).toBe('M8*30 螺栓'),
    )
    await waitFor(() => expect(recorded[0]?.body).toEqual({ searchTerms: 'M8*30 螺栓' }))
  })

  it('begins the history with what was searched for last', async () => {
    const recorded = mock(recordSearch, null)
    mock(getSearchSuggestions, suggested())
    mock(getProductHistoryRecord, [{ id: ID, searchTerms: '旧' }])
    const { user } = renderMall(<SearchBox />, { username: 'demo' })
    await user.click(box())
    await waitFor(() => expect(options().join()).toContain('旧'))
    mock(getProductHistoryRecord, [{ id: ID, searchTerms: 'M8' }])
    await user.type(box(), 'M8{Enter}')
    await waitFor(() => expect(recorded).toHaveLength(1))
    await user.clear(box())
    await waitFor(() => expect(options().join()).toContain('M8'))
  })

  it('debounce: asks once for suggestions when the typing rests, with the areas', async () => {
    const requested = mock(getSearchSuggestions, suggested(['螺栓', '螺母']))
    const { user } = renderMall(<SearchBox />, { areas: ['31'] })
    await user.type(box(), '螺栓螺')
    await waitFor(() => expect(options()).toEqual(['螺栓', '螺母']))
    expect(requested.map((call) => call.body)).toEqual([{ keyword: '螺栓螺', areaCode: ['31'] }])
  })

  it('a stale response: suggestions of an older text are never shown', async () => {
    const requested: string[] = []
    const answered: string[] = []
    let answerSlow: () => void = () => {}
    const slow = new Promise<void>((resolve) => {
      answerSlow = resolve
    })
    server.use(
      http.post(`*${getSearchSuggestions.path}`, async ({ request }) => {
        const { keyword } = getSearchSuggestions.input.parse(await request.json())
        requested.push(keyword)
        if (keyword === '螺') await slow
        answered.push(keyword)
        return HttpResponse.json({ code: 0, msg: '', data: suggested([`${keyword}-tip`]) })
      }),
    )
    const { user } = renderMall(<SearchBox />)
    await user.type(box(), '螺')
    await waitFor(() => expect(requested).toEqual(['螺']))
    await user.type(box(), '母')
    await waitFor(() => expect(options()).toEqual(['螺母-tip']))
    answerSlow()
    await waitFor(() => expect(answered).toContain('螺'))
    // A stale response would be rendered by now.
    await act(async () => {})
    expect(options()).toEqual(['螺母-tip'])
  })

  it('asks for nothing while an input method composes, and once for the word', async () => {
    const requested = mock(getSearchSuggestions, suggested(['螺栓']))
    renderMall(<SearchBox />)
    box().focus()
    fireEvent.compositionStart(box())
    for (const value of ['l', 'lu', 'luo']) {
      fireEvent.change(box(), { target: { value } })
      await new Promise((resolve) => setTimeout(resolve, SEARCH_DEBOUNCE_MS + 50))
    }
    expect(requested).toEqual([])
    fireEvent.change(box(), { target: { value: '螺' } })
    fireEvent.compositionEnd(box())
    await waitFor(() => expect(options()).toEqual(['螺栓']))
    expect(requested.map(({ body }) => body)).toEqual([expect.objectContaining({ keyword: '螺' })])
  })

  it('is a combobox: arrows move, Escape closes, Enter takes an option', async () => {
    mock(getSearchSuggestions, suggested(['螺栓', '螺母']))
    mock(recordSearch, null)
    const { user, router } = renderMall(<SearchBox />)
    await user.type(box(), '螺')
    await waitFor(() => expect(options()).toEqual(['螺栓', '螺母']))
    expect(screen.getByText('2 条建议，用上下键选择')).toBeInTheDocument()
    const active = () => document.getElementById(box().getAttribute('aria-activedescendant') ?? '')
    await user.keyboard('{ArrowDown}')
    expect(active()).toHaveTextContent('螺栓')
    expect(active()).toHaveAttribute('aria-selected', 'true')
    await user.keyboard('{ArrowUp}')
    expect(active()).toBeNull()
    await user.keyboard('{ArrowUp}')
    expect(active()).toHaveTextContent('螺母')
    await user.keyboard('{Escape}')
    expect(box()).toHaveAttribute('aria-expanded', 'false')
    expect(box()).toHaveValue('螺')
    await user.keyboard('{ArrowDown}')
    expect(options()).toEqual(['螺栓', '螺母'])
    await user.keyboard('{ArrowDown}{Enter}')
    await waitFor(() => expect(router.asPath).toContain(encodeURIComponent('螺栓')))
  })

  it('suggests categories, words, brands and products, each leading to its page', async () => {
    mock(getSearchSuggestions, {
      categories: [{ id: 80101, name: '深沟球轴承', count: 8 }],
      terms: ['6204-2RS'],
      brands: [{ id: 3, name: '岑钧' }],
      products: [
        {
          productId: 5,
          skuId: 7,
          title: '岑钧 深沟球轴承',
          spec: '6204 2RS',
          image: '/api/product/drawing/bearing.svg',
          price: 31_000,
          unit: '只',
        },
      ],
    })
    const { user, router } = renderMall(<SearchBox />)
    await user.type(box(), '轴承')
    await waitFor(() =>
      expect(options()).toEqual([
        '深沟球轴承8 种',
        '6204-2RS',
        '岑钧品牌',
        '岑钧 深沟球轴承6204 2RS¥3.10/只',
      ]),
    )
    await user.click(screen.getByRole('option', { name: /8 种/ }))
    await waitFor(() => expect(router.asPath).toBe('/search?category=80101'))
    await user.click(box())
    await user.click(await screen.findByRole('option', { name: /¥3.10/ }))
    await waitFor(() => expect(router.asPath).toBe('/product/5?sku=7'))
  })

  it('on a host without suggestions shows the specification’s tips', async () => {
    mock(getProductSearchTips, ['螺栓', '螺母'])
    const { user } = renderMall(<SearchBox />, { missing: [getSearchSuggestions.name] })
    await user.type(box(), '螺')
    await waitFor(() => expect(options()).toEqual(['螺栓', '螺母']))
  })

  it('ignores keys while an input method is composing', async () => {
    mock(getSearchSuggestions, suggested(['螺栓']))
    const { user } = renderMall(<SearchBox />)
    await user.type(box(), '螺')
    await waitFor(() => expect(options()).toEqual(['螺栓']))
    fireEvent.keyDown(box(), { key: 'ArrowDown', isComposing: true })
    expect(box()).not.toHaveAttribute('aria-activedescendant')
  })

  it('shows the history when empty and deletes an entry', async () => {
    mock(getProductHistoryRecord, [{ id: ID, searchTerms: '轴承' }])
    const removed = mock(deleteProductHistory, null)
    const { user } = renderMall(<SearchBox />, { username: 'demo' })
    await user.click(box())
    await waitFor(() => expect(options()).toEqual(['轴承']))
    mock(getProductHistoryRecord, [])
    await user.click(screen.getByRole('button', { name: '删除 轴承' }))
    await waitFor(() => expect(options()).toEqual([]))
    expect(removed[0]?.body).toEqual({ id: [ID] })
  })

  it('clears the whole history, of which the host tells the latest alone', async () => {
    const kept = [1, 2, 3].map((at) => ({ id: ID.replace(/.$/, `${at}`), searchTerms: `词${at}` }))
    server.use(
      respond(getProductHistoryRecord, () => enveloped(kept.slice(0, 2))),
      respond(deleteProductHistory, async (request) => {
        const { id } = await request.json()
        kept.splice(0, kept.length, ...kept.filter((one) => !id.includes(one.id)))
        return enveloped(null)
      }),
    )
    const { user } = renderMall(<SearchBox />, { username: 'demo' })
    await user.click(box())
    await waitFor(() => expect(options()).toEqual(['词1', '词2']))
    await user.click(screen.getByRole('button', { name: '清空' }))
    await waitFor(() => expect(options()).toEqual([]))
    expect(kept).toEqual([])
  })

  it('shows why an entry could not be deleted, until it can', async () => {
    mock(getProductHistoryRecord, [{ id: ID, searchTerms: '轴承' }])
    mockFailure(deleteProductHistory, { status: 500, msg: '暂时无法删除搜索历史' })
    const { user } = renderMall(<SearchBox />, { username: 'demo' })
    await user.click(box())
    await user.click(await screen.findByRole('button', { name: '删除 轴承' }))
    const panel = within(ownBox())
    expect(await panel.findByRole('alert')).toHaveTextContent('暂时无法删除搜索历史')
    expect(options()).toEqual(['轴承'])
    mock(deleteProductHistory, null)
    mock(getProductHistoryRecord, [])
    await user.click(screen.getByRole('button', { name: '清空' }))
    await waitFor(() => expect(options()).toEqual([]))
    expect(panel.queryByRole('alert')).toBeNull()
  })

  it('clears the failure when the panel opens again', async () => {
    mock(getProductHistoryRecord, [{ id: ID, searchTerms: '轴承' }])
    mockFailure(deleteProductHistory, { status: 500, msg: '暂时无法删除搜索历史' })
    const { user } = renderMall(<SearchBox />, { username: 'demo' })
    await user.click(box())
    await user.click(await screen.findByRole('button', { name: '删除 轴承' }))
    const panel = within(ownBox())
    await panel.findByRole('alert')
    await user.keyboard('{Escape}')
    await user.click(box())
    expect(options()).toEqual(['轴承'])
    expect(panel.queryByRole('alert')).toBeNull()
  })
})

let type: (text: string) => void = () => {}
/** What the box would list for what is typed, without the box: it is drawn a thousand times. */
function Listed() {
  const [text, setText] = useState('')
  type = setText
  const listed = useSuggestions(text, true)
  return <output>{listed.map(({ term }) => term).join()}</output>
}

describe('suggestions', () => {
  beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }))
  afterEach(() => void vi.useRealTimers())

  it('late answers lose: whatever order they come in, none but the last text’s is shown', async () => {
    const answers = new Map<string, () => void>()
    server.use(
      http.post(`*${getSearchSuggestions.path}`, async ({ request }) => {
        const { keyword } = getSearchSuggestions.input.parse(await request.json())
        await new Promise<void>((resolve) => void answers.set(keyword, resolve))
        return HttpResponse.json({ code: 0, msg: '', data: suggested([`${keyword}-tip`]) })
      }),
    )
    const { container } = renderMall(<Listed />)
    const listed = () => container.querySelector('output')?.textContent
    const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
    const until = async (isSo: () => boolean) => {
      while (!isSo()) await pass(1)
    }
    let turn = 0
    const order = fc
      .integer({ min: 2, max: 3 })
      .chain((count) => fc.shuffledSubarray([...Array(count).keys()], { minLength: count }))
    await fc.assert(
      fc.asyncProperty(order, async (order) => {
        turn += 1
        const texts = order.map((_, at) => `${turn}号螺${'栓'.repeat(at)}`)
        for (const text of texts) {
          act(() => type(text))
          await pass(SEARCH_DEBOUNCE_MS)
          await until(() => answers.has(text))
        }
        const right = `${texts.at(-1)}-tip`
        for (const at of order) {
          answers.get(texts[at] ?? '')?.()
          await pass(10)
          expect(['', right]).toContain(listed())
        }
        await until(() => listed() === right)
      }),
      { numRuns: RUNS },
    )
  }, 60_000)
})
