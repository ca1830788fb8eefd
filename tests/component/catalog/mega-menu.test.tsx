import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { MegaMenu } from '@/components/catalog/mega-menu'
import { type CategoryNode, getCategoryList } from '@/contract/catalog/category-tree-calls'
import { mock, mockFailure } from '../../support/mock-server'
import { renderMall } from '../../support/render-mall'

const leaf = (id: number, name: string) => ({ id, name, productCount: 7 })
const TREE: CategoryNode[] = [
  {
    ...leaf(1, '紧固件'),
    children: [
      { ...leaf(101, '螺栓'), children: [leaf(10101, '外六角螺栓'), leaf(10102, '地脚螺栓')] },
    ],
  },
  { ...leaf(2, '轴承传动'), children: [{ ...leaf(201, '轴承'), children: [] }] },
]
const TOPS = TREE.map((top) => ({ ...top, children: [] }))

const button = () => screen.getByRole('button', { name: '全部商品分类' })
const link = (name: string | RegExp) => screen.getByRole('link', { name })

function renderMenu() {
  mock(getCategoryList, TREE)
  const view = (
    <>
      <MegaMenu tops={TOPS} />
      <a href="/after">后面</a>
    </>
  )
  return renderMall(view)
}

async function openByKeyboard() {
  const { user, router } = renderMenu()
  await user.tab()
  await user.keyboard('{ArrowDown}')
  await waitFor(() => expect(link('紧固件')).toHaveFocus())
  return { user, router }
}

describe('mega menu by keyboard', () => {
  it('opens with the down arrow and moves between top categories', async () => {
    const { user } = await openByKeyboard()
    expect(button()).toHaveAttribute('aria-expanded', 'true')
    await user.keyboard('{ArrowDown}')
    expect(link('轴承传动')).toHaveFocus()
    await user.keyboard('{ArrowDown}')
    expect(link('轴承传动')).toHaveFocus()
    await user.keyboard('{Home}')
    expect(link('紧固件')).toHaveFocus()
    expect(screen.queryByRole('link', { name: '螺栓' })).toBeNull()
  })

  it.each(['{ArrowRight}', '{Enter}'])('enters the flyout with %s', async (key) => {
    const { user, router } = await openByKeyboard()
    await user.keyboard(key)
    await waitFor(() => expect(link('紧固件全部分类')).toHaveFocus())
    expect(link('紧固件')).toHaveAttribute('aria-expanded', 'true')
    await user.keyboard('{ArrowDown}{ArrowDown}')
    expect(link(/^外六角螺栓/)).toHaveFocus()
    expect(router.asPath).toBe('/')
    await user.keyboard('{ArrowLeft}')
    expect(link('紧固件')).toHaveFocus()
  })

  it('a second Enter follows the top category and closes the menu', async () => {
    const { user, router } = await openByKeyboard()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(link('紧固件全部分类')).toHaveFocus())
    await user.keyboard('{ArrowLeft}{Enter}')
    expect(router.asPath).toBe('/category/1')
    expect(button()).toHaveAttribute('aria-expanded', 'false')
  })

  it('an open flyout follows the focus to the next top category', async () => {
    const { user } = await openByKeyboard()
    await user.keyboard('{ArrowRight}')
    await waitFor(() => expect(link('紧固件全部分类')).toHaveFocus())
    await user.keyboard('{ArrowLeft}{ArrowDown}')
    expect(link('轴承传动')).toHaveFocus()
    expect(link('轴承')).toHaveAttribute('href', '/category/201')
    expect(screen.queryByRole('link', { name: '螺栓' })).toBeNull()
  })

  it('Esc closes the flyout, then the menu, restoring the focus each time', async () => {
    const { user } = await openByKeyboard()
    await user.keyboard('{ArrowRight}')
    await waitFor(() => expect(link('紧固件全部分类')).toHaveFocus())
    await user.keyboard('{Escape}')
    expect(link('紧固件')).toHaveFocus()
    expect(screen.queryByRole('link', { name: '螺栓' })).toBeNull()
    await user.keyboard('{Escape}')
    expect(button()).toHaveFocus()
    expect(button()).toHaveAttribute('aria-expanded', 'false')
  })

  it('Tab passes from a top category through its flyout and out of the menu', async () => {
    const { user } = await openByKeyboard()
    await user.keyboard('{ArrowDown}{ArrowRight}')
    await waitFor(() => expect(link('轴承传动全部分类')).toHaveFocus())
    await user.tab({ shift: true })
    expect(link('轴承传动')).toHaveFocus()
    await user.tab()
    await user.tab()
    expect(link('轴承')).toHaveFocus()
    await user.tab()
    expect(link('后面')).toHaveFocus()
    expect(screen.queryByRole('link', { name: '紧固件' })).toBeNull()
  })
})

describe('mega menu by pointer', () => {
  it('the first tap opens a flyout, the second follows the link', async () => {
    const { user, router } = renderMenu()
    await user.click(button())
    const tap = (target: HTMLElement) => {
      fireEvent.pointerDown(target, { pointerType: 'touch' })
      fireEvent.click(target, { detail: 1 })
    }
    tap(await screen.findByRole('link', { name: '轴承传动' }))
    await waitFor(() => expect(link('轴承')).toBeVisible())
    expect(router.asPath).toBe('/')
    tap(link('轴承传动'))
    await waitFor(() => expect(router.asPath).toBe('/category/2'))
  })

  it('opens with the first category: no part of it is empty', async () => {
    const { user } = renderMenu()
    await user.click(button())
    expect(await screen.findByRole('link', { name: '螺栓' })).toBeVisible()
    expect(screen.getByText('7 种')).toBeVisible()
  })

  it('the flyout shows an error and retries', async () => {
    const { user } = renderMenu()
    mockFailure(getCategoryList, { status: 500, msg: '暂时无法取得分类' })
    await user.click(button())
    const retry = await screen.findByRole('button', { name: '重试' })
    expect(retry.closest('[role=alert]')).toHaveTextContent('暂时无法取得分类')
    mock(getCategoryList, TREE)
    await user.click(retry)
    expect(await screen.findByRole('link', { name: '螺栓' })).toBeVisible()
  })
})
