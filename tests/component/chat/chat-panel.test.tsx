import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ChatButton } from '@/components/chat/chat-button'
import { ask, getThread, leaveMessage } from '@/contract/chat/chat-calls'
import { getOrderList } from '@/contract/order/order-calls'
import { CHAT_ENV } from '@/services/chat/chat-env'
import { SCREEN_STORAGE } from '@/services/store/screen-storage'
import { GOOD } from '../../support/good-answers'
import { THREAD } from '../../support/good-chat'
import { IMAGE } from '../../support/good-goods'
import { mock, mockFailure } from '../../support/mock-server'
import { renderMall } from '../../support/render-mall'

const NOTHING = { entries: [], isWaiting: false }
const UNANSWERED = {
  isWaiting: false,
  entries: THREAD.entries.slice(0, 2).map((one) => ({ ...one, card: null, passages: [] })),
}

const button = () => <ChatButton className="" wordClassName="" moreClassName="" />
const panel = () => screen.findByRole('dialog', { name: '平台客服' })

async function openPanel(options: Parameters<typeof renderMall>[1] = {}) {
  const rendered = renderMall(button(), options)
  await rendered.user.click(screen.getByRole('button', { name: '平台客服' }))
  await panel()
  return rendered
}

afterEach(() => {
  localStorage.clear()
  vi.unstubAllGlobals()
})

describe('chat panel', () => {
  it('asks under a visitor id kept in localStorage and quotes the answer', async () => {
    const requested = mock(ask, { ...THREAD, entries: THREAD.entries.slice(0, 2) })
    const { user } = await openPanel()
    await user.keyboard('退款多久到账？{Enter}')
    expect(await screen.findByText('退款按原支付方式退回。')).toBeVisible()
    expect(screen.getByRole('link', { name: '退款说明 · 多久到账' })).toHaveAttribute(
      'href',
      '/help?type=1-3&index=7',
    )
    const saved: unknown = JSON.parse(localStorage.getItem(SCREEN_STORAGE.chatVisitor) ?? '')
    expect(requested[0]?.body).toEqual({
      text: '退款多久到账？',
      visitorId: saved,
      areaCode: ['0000'],
    })
    expect(screen.getByRole('textbox', { name: '问题' })).toHaveValue('')
  })

  // Safari tells a key of an input method by its code alone: the composition is over by then.
  it.each([{ isComposing: true }, { keyCode: 229 }])(
    'leaves the keys of an input method alone: %j',
    async (taken) => {
      const requested = mock(ask, THREAD)
      const { user } = await openPanel()
      await user.keyboard('luoshuan')
      const field = screen.getByRole('textbox', { name: '问题' })
      for (const key of ['Enter', 'Escape']) fireEvent.keyDown(field, { key, ...taken })
      expect(await panel()).toBeVisible()
      expect(field).toHaveValue('luoshuan')
      expect(requested).toEqual([])
    },
  )

  it('opened by an address can be closed, and opened by the same address again', async () => {
    const { user, router } = renderMall(button(), { at: '/search?value=x&chat=open' })
    await panel()
    await user.click(screen.getByRole('button', { name: '关闭客服' }))
    await waitFor(() => expect(router.asPath).toBe('/search?value=x'))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(screen.getByRole('button', { name: '平台客服' })).toHaveFocus()
    await act(() => router.push('/search?value=x&chat=open'))
    await panel()
  })

  it('shows the goods of an answer with price, stock and day', async () => {
    const goods = [
      {
        productId: 3,
        skuId: 7,
        title: '外六角螺栓',
        spec: 'M8×30',
        image: IMAGE,
        price: 5400,
        unit: '个',
        moq: 100,
        stockState: 'in' as const,
        arrivesOn: '2026-11-26',
      },
    ]
    const [question, answer] = THREAD.entries
    if (!question || !answer) throw new Error('no entries')
    mock(ask, { ...THREAD, entries: [question, { ...answer, passages: [], goods }] })
    const { user } = await openPanel()
    await user.keyboard('M8×30 螺栓{Enter}')
    const link = await screen.findByRole('link', { name: /外六角螺栓 M8×30/ })
    expect(link).toHaveTextContent('¥0.54/个，100 个起 · 有货 · 11月26日（周四）送达')
    expect(link).toHaveAttribute('href', '/product/3?sku=7')
  })

  it('shows the earlier thread after a reload', async () => {
    localStorage.setItem(
      SCREEN_STORAGE.chatVisitor,
      JSON.stringify('0b5f4a36-6a1c-4f0e-9f43-0c7c8f3f9a01'),
    )
    mock(getThread, THREAD)
    await openPanel()
    expect(await screen.findByText('今天发出。')).toBeVisible()
    expect(screen.getByRole('link', { name: /订单 D261121090000123456/ })).toBeVisible()
  })

  it('offers to leave an unanswered question as a message', async () => {
    mock(ask, UNANSWERED)
    const left = mock(leaveMessage, THREAD)
    const { user } = await openPanel()
    await user.keyboard('退款多久到账？{Enter}')
    await user.click(await screen.findByRole('button', { name: '把这个问题留言给工作人员' }))
    expect(screen.getByRole('textbox', { name: '留言' })).toHaveValue('退款多久到账？')
    await user.type(screen.getByRole('textbox', { name: '联系方式' }), '13800138000')
    await user.click(screen.getByRole('button', { name: '发送' }))
    expect(await screen.findByText('今天发出。')).toBeVisible()
    expect(left[0]?.body).toMatchObject({ text: '退款多久到账？', contact: '13800138000' })
  })

  it('attaches an order of the user to the question', async () => {
    mock(getThread, NOTHING)
    mock(getOrderList, getOrderList.output.parse(GOOD.getOrderList))
    const requested = mock(ask, THREAD)
    const { user } = await openPanel({ username: 'demo' })
    await user.click(await screen.findByRole('button', { name: '附上订单' }))
    const [order] = await screen.findAllByRole('button', { name: /^D\d{18}/ })
    const orderNo = order?.textContent?.slice(0, 19)
    if (order) await user.click(order)
    await user.type(screen.getByRole('textbox', { name: '问题' }), '到哪了{Enter}')
    await waitFor(() =>
      expect(requested[0]?.body).toMatchObject({ card: { kind: 'order', orderNo } }),
    )
  })

  it('Esc closes it and returns the focus to its button', async () => {
    const { user } = await openPanel()
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.getByRole('button', { name: '平台客服' })).toHaveFocus()
  })

  it('opens by the address (chat=open)', async () => {
    renderMall(button(), { at: '/help?chat=open' })
    expect(await panel()).toBeVisible()
  })

  it('keeps the text that could not be sent', async () => {
    mockFailure(ask, { status: 429, code: 1029, msg: '操作太频繁，请稍后再试' })
    const { user } = await openPanel()
    await user.keyboard('运费{Enter}')
    expect(await screen.findByRole('alert')).toHaveTextContent('操作太频繁，请稍后再试')
    expect(screen.getByRole('textbox', { name: '问题' })).toHaveValue('运费')
  })

  it('replaces an external provider that cannot be reached', async () => {
    const chat = { provider: 'script' as const, url: 'https://chat.test/widget.js', token: '' }
    const own = CHAT_ENV.settings
    CHAT_ENV.settings = chat
    const append = vi.spyOn(document.head, 'append').mockImplementation((script) => {
      if (script instanceof HTMLScriptElement) script.dispatchEvent(new Event('error'))
    })
    await openPanel()
    expect(screen.getByText(/在线客服暂时无法打开/)).toBeVisible()
    append.mockRestore()
    CHAT_ENV.settings = own
  })
})
