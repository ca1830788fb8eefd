import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { CategoryView } from '@/components/catalog/category/category-view'
import { type CategoryDetail, getCategoryDetail } from '@/contract/catalog/category-calls'
import { getCategoryList } from '@/contract/catalog/category-tree-calls'
import { CATEGORY, CATEGORY_GROUP, LEAF } from '../../support/good-browse'
import { mock, mockFailure } from '../../support/mock-server'
import { renderMall } from '../../support/render-mall'

async function show(category: CategoryDetail) {
  const requested = mock(getCategoryDetail, category)
  renderMall(<CategoryView categoryId={category.id} />, { areas: ['31'] })
  await screen.findByRole('heading', { level: 1, name: category.name })
  expect(requested[0]?.body).toEqual({ categoryId: category.id, areaCode: ['31'] })
}

const hrefOf = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href')

describe('category page', () => {
  it('of the top level shows its groups and links to its siblings', async () => {
    await show(CATEGORY)
    const siblings = screen.getByRole('navigation', { name: '同级分类' })
    const here = within(siblings).getByRole('link', { name: /^紧固件/ })
    expect(here).toHaveAttribute('aria-current', 'page')
    expect(within(siblings).getByRole('link', { name: /^手动工具/ })).toHaveAttribute(
      'href',
      '/category/2',
    )
    expect(hrefOf('进入螺栓')).toBe('/category/101')
    expect(hrefOf(/^外六角螺栓 3/)).toBe('/search?category=10103')
    expect(hrefOf(/^岑钧 ?40/)).toBe('/search?category=1&brand=3')
    expect(hrefOf('按销量查看全部')).toBe('/search?category=1&sort=sales')
  })

  it('of the second level shows all its leaves and the breadcrumb', async () => {
    await show(CATEGORY_GROUP)
    expect(hrefOf(/^外六角螺栓 10/)).toBe('/search?category=10110')
    const path = screen.getByRole('navigation', { name: '当前位置' })
    expect(within(path).getByRole('link', { name: '紧固件' })).toHaveAttribute(
      'href',
      '/category/1',
    )
  })

  it('of a leaf links to its products, and to them as cards', async () => {
    await show(LEAF)
    expect(screen.getByText('螺纹规格（mm）')).toBeVisible()
    expect(hrefOf('查看商品')).toBe('/search?category=10101')
    expect(hrefOf('大图浏览')).toBe('/search?category=10101&view=grid')
  })

  it('of an unknown category offers the top categories', async () => {
    mock(getCategoryList, [{ id: 1, name: '紧固件', productCount: 228, children: [] }])
    mockFailure(getCategoryDetail, { status: 400, code: 1004, msg: '分类不存在' })
    renderMall(<CategoryView categoryId={999} />)
    expect(await screen.findByRole('link', { name: '紧固件' })).toHaveAttribute(
      'href',
      '/category/1',
    )
  })

  it('shows an error and retries', async () => {
    mockFailure(getCategoryDetail, { status: 503, msg: '服务暂时不可用' })
    const { user } = renderMall(<CategoryView categoryId={1} />)
    const retry = await screen.findByRole('button', { name: '重试' })
    mock(getCategoryDetail, CATEGORY)
    await user.click(retry)
    expect(await screen.findByRole('heading', { level: 1, name: '紧固件' })).toBeVisible()
  })
})
