import { act, screen, within } from '@testing-library/react'
import mockRouter from 'next-router-mock'
import { beforeEach, describe, expect, it } from 'vitest'
import { Layout } from '@/components/layout/layout'
import { getCategoryList } from '@/contract/catalog/category-tree-calls'
import { getHotSearch } from '@/contract/catalog/home-calls'
import { GOOD } from '../../support/good-answers'
import { mock } from '../../support/mock-server'
import { renderMall } from '../../support/render-mall'

beforeEach(() => {
  localStorage.clear()
  mock(getHotSearch, getHotSearch.output.parse(GOOD.getHotSearch))
  mock(getCategoryList, getCategoryList.output.parse(GOOD.getCategoryList))
})

/** Waits for the lazily loaded shortcuts. */
async function open(username?: string) {
  const mall = renderMall(<Layout>内容</Layout>, {
    areas: ['0000'],
    ...(username && { username }),
  })
  await act(() => import('@/components/layout/shortcuts'))
  return mall
}

describe('keyboard shortcuts', () => {
  it('? lists them, Esc closes the list', async () => {
    const { user } = await open()
    await user.keyboard('?')
    expect(await screen.findByRole('dialog', { name: '键盘快捷键' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: '知道了' }))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('do nothing behind an open dialog', async () => {
    const { user } = await open('demo')
    await screen.findByText('demo')
    await user.keyboard('?')
    const dialog = await screen.findByRole('dialog', { name: '键盘快捷键' })
    const button = within(dialog).getByRole('button', { name: '知道了' })
    act(() => button.focus())
    await user.keyboard('gc/')
    expect(mockRouter.asPath).toBe('/')
    expect(button).toHaveFocus()
  })

  it('g c leads a buyer to the cart', async () => {
    const { user } = await open('demo')
    await screen.findByText('demo')
    await user.keyboard('gc')
    expect(mockRouter.asPath).toBe('/cart/list')
  })

  it('g c leads a visitor to the sign-in', async () => {
    const { user } = await open()
    await user.keyboard('gc')
    expect(mockRouter.asPath).toBe('/login?redirect=%2Fcart%2Flist')
  })

  it('do nothing inside a field or with Ctrl', async () => {
    const { user } = await open()
    const box = screen.getAllByRole('combobox', { name: '搜索商品' })[0]
    if (!box) throw new Error('no search box')
    await user.type(box, '?/gc')
    expect(box).toHaveValue('?/gc')
    await user.click(document.body)
    await user.keyboard('{Control>}?{/Control}')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(mockRouter.asPath).toBe('/')
  })

  it('are switched off, and on again from the footer', async () => {
    const { user } = await open()
    await user.click(screen.getByRole('button', { name: '键盘快捷键' }))
    await user.click(await screen.findByRole('checkbox', { name: /启用单键快捷键/ }))
    await user.click(screen.getByRole('button', { name: '知道了' }))
    await user.click(document.body)
    await user.keyboard('?gc')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(mockRouter.asPath).toBe('/')
    await user.click(screen.getByRole('button', { name: '键盘快捷键' }))
    expect(await screen.findByRole('checkbox', { name: /启用单键快捷键/ })).not.toBeChecked()
  })
})
