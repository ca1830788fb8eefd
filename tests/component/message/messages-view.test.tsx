import { screen, waitFor, within } from '@testing-library/react'
import { useRouter } from 'next-router-mock'
import { describe, expect, it } from 'vitest'
import { NavBar } from '@/components/layout/nav-bar'
import { MessagesView } from '@/components/message/messages-view'
import { messageAddress } from '@/contract/message/message-address'
import {
  batchReadMessage,
  deleteMessages,
  getMessageDetail,
  getMessageList,
  type Message,
  type MessageList,
} from '@/contract/message/message-calls'
import { getMessageCount } from '@/contract/message/message-count-calls'
import { mock, mockFailure } from '../../support/mock-server'
import { renderMall } from '../../support/render-mall'

const A = '0b5f4a36-6a1c-4f0e-9f43-0c7c8f3f9a01'
const B = '0b5f4a36-6a1c-4f0e-9f43-0c7c8f3f9a02'

function buildMessage(over: Partial<Message> = {}): Message {
  const text = { title: '订单已接单', summary: '预计周五发货' }
  return {
    id: A,
    category: 1,
    createdAt: Date.UTC(2026, 10, 21, 1),
    isRead: false,
    ...text,
    ...over,
  }
}

const READ = buildMessage({ id: B, title: '已发货', category: 2, isRead: true })

function buildList(list: Message[], over: Partial<MessageList> = {}): MessageList {
  const unread = list.filter(({ isRead }) => !isRead)
  const counts = unread.length > 0 ? [{ category: 1 as const, count: unread.length }] : []
  return { list, total: list.length, page: 1, pageSize: 20, unread: counts, ...over }
}

function Page() {
  return <MessagesView state={messageAddress.read(useRouter().query)} />
}

function show(at = '/system-messages') {
  const view = (
    <>
      <NavBar />
      <Page />
    </>
  )
  return renderMall(view, { username: 'demo', at, areas: ['0000'] })
}

const box = (name: string | RegExp) => screen.findByRole('checkbox', { name })
const press = (name: string) => screen.getByRole('button', { name })

describe('messages page', () => {
  it('lists messages with the unread count', async () => {
    const requested = mock(getMessageList, buildList([buildMessage(), READ]))
    show()
    const row = await screen.findByRole('link', { name: /订单已接单/ })
    expect(row).toHaveAccessibleName('未读订单已接单预计周五发货订单2026-11-21 09:00')
    expect(screen.getByRole('link', { name: /已发货/ })).not.toHaveAccessibleName(/未读/)
    expect(screen.getByRole('link', { name: /^全部/ })).toHaveTextContent('全部1条未读')
    expect(requested[0]?.body).toEqual({ page: 1, applicationType: 1 })
  })

  it('keeps category, unread filter and page in the address', async () => {
    const requested = mock(getMessageList, buildList([buildMessage()], { total: 45 }))
    const { user, router } = show('/system-messages?page=2')
    await user.click(await screen.findByRole('link', { name: /^订单\s*1/ }))
    expect(router.asPath).toBe('/system-messages?category=1')
    await user.click(screen.getByRole('link', { name: '只看未读' }))
    expect(router.asPath).toBe('/system-messages?category=1&unread=1')
    await user.click(await screen.findByRole('link', { name: '第 3 页' }))
    expect(router.asPath).toBe('/system-messages?category=1&unread=1&page=3')
    await waitFor(() =>
      expect(requested.map(({ body }) => body)).toEqual([
        { page: 2, applicationType: 1 },
        { category: 1, page: 1, applicationType: 1 },
        { category: 1, unread: true, page: 1, applicationType: 1 },
        { category: 1, unread: true, page: 3, applicationType: 1 },
      ]),
    )
  })

  it('opens a message beside the list and marks it read', async () => {
    mock(getMessageList, buildList([buildMessage(), READ]))
    const detail = {
      ...buildMessage({ isRead: true }),
      content: '第一段\n\n第二段',
      link: '/cart/list',
    }
    const requested = mock(getMessageDetail, detail)
    const { user, router } = show()
    mock(getMessageCount, 1)
    expect(await screen.findByText('有未读消息')).toBeInTheDocument()
    const unread = await screen.findByRole('link', { name: /^未读订单已接单/ })
    mock(getMessageList, buildList([buildMessage({ isRead: true }), READ]))
    mock(getMessageCount, 0)
    await user.click(unread)
    expect(router.asPath).toBe(`/system-messages?id=${A}`)
    const panel = screen.getByRole('region', { name: '消息内容' })
    expect(await within(panel).findByRole('heading', { name: '订单已接单' })).toHaveFocus()
    expect(panel).toHaveTextContent('第一段 第二段')
    expect(within(panel).getByRole('link', { name: '前往查看' })).toHaveAttribute(
      'href',
      '/cart/list',
    )
    expect(requested[0]?.body).toEqual({ id: A, applicationType: 1 })
    await waitFor(() => expect(screen.queryByText('有未读消息')).toBeNull())
    const row = await screen.findByRole('link', { name: /^订单已接单/ })
    expect(row).toHaveAttribute('aria-current', 'true')
    await user.click(screen.getByRole('link', { name: '关闭消息' }))
    expect(screen.queryByRole('region', { name: '消息内容' })).toBeNull()
  })

  it('shows an unknown message as missing and keeps the list', async () => {
    mock(getMessageList, buildList([READ]))
    mockFailure(getMessageDetail, { status: 400, code: 1004, msg: '消息不存在或已删除' })
    show(`/system-messages?id=${A}`)
    expect(await screen.findByRole('alert')).toHaveTextContent('消息不存在或已删除')
    expect(await screen.findByRole('link', { name: /已发货/ })).toBeVisible()
  })

  it('marks the selected messages as read', async () => {
    mock(getMessageList, buildList([buildMessage(), READ]))
    const sent = mock(batchReadMessage, { count: 1 })
    const { user } = show()
    await user.click(await box('选择 已发货'))
    expect(press('标为已读')).toBeDisabled()
    await user.click(await box('选择 订单已接单'))
    expect(screen.getByText('已选 2 条')).toBeVisible()
    mock(getMessageList, buildList([buildMessage({ isRead: true }), READ]))
    await user.click(press('标为已读'))
    await waitFor(() => expect(press('全部已读')).toBeDisabled())
    expect(sent[0]?.body).toEqual({ id: [A, B], applicationType: 1 })
    expect(await box('选择 订单已接单')).not.toBeChecked()
  })

  it('marks all messages of the category as read', async () => {
    mock(getMessageList, buildList([buildMessage()]))
    const sent = mock(batchReadMessage, { count: 1 })
    const { user } = show('/system-messages?category=1')
    await user.click(await screen.findByRole('button', { name: '全部已读' }))
    await waitFor(() =>
      expect(sent[0]?.body).toEqual({ all: true, category: 1, applicationType: 1 }),
    )
  })

  it('confirms before deleting a page of messages, then goes to the first page', async () => {
    mock(getMessageList, buildList([buildMessage(), READ], { total: 22, page: 2 }))
    const sent = mock(deleteMessages, { count: 2 })
    const { user, router } = show('/system-messages?page=2')
    await user.click(await box('全选本页'))
    await user.click(press('删除'))
    const dialog = screen.getByRole('dialog', { name: '删除选中的 2 条消息？' })
    expect(sent).toHaveLength(0)
    mock(getMessageList, buildList([]))
    await user.click(within(dialog).getByRole('button', { name: '删除消息' }))
    await waitFor(() => expect(router.asPath).toBe('/system-messages'))
    expect(sent[0]?.body).toEqual({ id: [A, B], applicationType: 1 })
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(await screen.findByText(/^还没有消息/)).toBeVisible()
  })

  it('deletes nothing when the dialog is cancelled', async () => {
    mock(getMessageList, buildList([READ]))
    const sent = mock(deleteMessages, { count: 1 })
    const { user } = show()
    await user.click(await box('选择 已发货'))
    await user.click(press('删除'))
    await user.click(press('不删除'))
    expect(sent).toHaveLength(0)
    expect(await box('选择 已发货')).toBeChecked()
  })

  it('shows why an action was refused', async () => {
    mock(getMessageList, buildList([buildMessage()]))
    mockFailure(batchReadMessage, { status: 400, code: 1004, msg: '消息不存在，可能已在别处删除' })
    const { user } = show()
    await user.click(await screen.findByRole('button', { name: '全部已读' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('消息不存在，可能已在别处删除')
    expect(await screen.findByRole('button', { name: '全部已读' })).toBeEnabled()
  })

  it('moves through the list with the arrow keys', async () => {
    mock(getMessageList, buildList([buildMessage(), READ]))
    const { user } = show()
    const first = await screen.findByRole('link', { name: /订单已接单/ })
    first.focus()
    await user.keyboard('{ArrowDown}')
    expect(screen.getByRole('link', { name: /已发货/ })).toHaveFocus()
  })
})

describe('messages page without messages', () => {
  it.each([
    ['/system-messages', '还没有消息', '浏览全部商品', '/search'],
    ['/system-messages?unread=1', '没有未读消息', '查看全部消息', '/system-messages'],
    ['/system-messages?category=3', '该分类下还没有消息', '查看全部消息', '/system-messages'],
    ['/system-messages?page=9', '这一页没有消息', '回到第一页', '/system-messages'],
  ])('%s offers the next step', async (at, title, label, href) => {
    mock(getMessageList, buildList([]))
    show(at)
    expect(await screen.findByText(new RegExp(`^${title}`))).toBeVisible()
    expect(screen.getByRole('link', { name: label })).toHaveAttribute('href', href)
  })

  it('shows an error and retries', async () => {
    mockFailure(getMessageList, { status: 500, msg: '数据库暂时不可用' })
    const { user } = show()
    const retry = await screen.findByRole('button', { name: '重试' })
    expect(retry.closest('[role=alert]')).toHaveTextContent('数据库暂时不可用')
    mock(getMessageList, buildList([READ]))
    await user.click(retry)
    expect(await screen.findByRole('link', { name: /已发货/ })).toBeVisible()
  })

  it('shows its layout while loading', () => {
    mock(getMessageList, buildList([READ]))
    show()
    expect(screen.getByRole('status')).toHaveTextContent('正在加载')
    expect(screen.getByRole('navigation', { name: '消息分类' })).toBeVisible()
  })

  it('sends a visitor to the sign-in and back', async () => {
    const { router } = renderMall(<Page />, { at: '/system-messages?category=2' })
    await waitFor(() =>
      expect(router.asPath).toBe('/login?redirect=%2Fsystem-messages%3Fcategory%3D2'),
    )
  })
})
