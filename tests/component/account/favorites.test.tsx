import { screen, waitFor } from '@testing-library/react'
import { useRouter } from 'next-router-mock'
import { describe, expect, it } from 'vitest'
import { FavoriteButton } from '@/components/account/shared/favorite-button'
import { UserInfoView } from '@/components/account/user-info-view'
import {
  deleteFavorite,
  getFavoriteList,
  getFavoriteState,
  saveFavorite,
} from '@/contract/account/favorite-calls'
import { userInfoAddress } from '@/contract/account/user-info-address'
import { saveCartProduct } from '@/contract/cart/add-to-cart-calls'
import { useFavorites } from '@/hooks/account/use-favorites'
import { FAVORITES } from '../../support/good-personal'
import { mock, mockFailure } from '../../support/mock-server'
import { renderMall } from '../../support/render-mall'

const PRODUCTS = [5, 6]

function Hearts() {
  const { favoriteIds, change } = useFavorites(PRODUCTS)
  return PRODUCTS.map((id) => (
    <FavoriteButton
      key={id}
      title={`商品 ${id}`}
      productId={id}
      isOn={favoriteIds.includes(id)}
      onChange={change}
    />
  ))
}

function Page() {
  return <UserInfoView state={userInfoAddress.read(useRouter().query)} />
}

const heart = (id: number) => screen.getByRole('button', { name: new RegExp(`收藏：商品 ${id}$`) })
const pressed = (id: number) => heart(id).getAttribute('aria-pressed')
const at = '/user-info?section=favorites'

describe('favourite button', () => {
  it('loads the state of all products in one call and updates optimistically', async () => {
    const requested = mock(getFavoriteState, [5])
    const sent = mock(saveFavorite, { count: 2 })
    const { user } = renderMall(<Hearts />, { username: 'demo' })
    await waitFor(() => expect(pressed(5)).toBe('true'))
    expect(requested.map(({ body }) => body)).toEqual([{ productIds: PRODUCTS }])
    mock(getFavoriteState, [5, 6])
    await user.click(heart(6))
    expect(pressed(6)).toBe('true')
    await waitFor(() => expect(heart(6)).not.toHaveAttribute('aria-busy'))
    expect(sent[0]?.body).toEqual({ productId: [6] })
    expect([pressed(5), pressed(6)]).toEqual(['true', 'true'])
  })

  it('rolls back with the reason when refused', async () => {
    mock(getFavoriteState, [])
    mockFailure(saveFavorite, { status: 422, msg: '最多收藏 500 种商品，请先清理我的收藏' })
    const { user } = renderMall(<Hearts />, { username: 'demo' })
    await screen.findByRole('button', { name: '收藏：商品 5' })
    await user.click(heart(5))
    expect(
      await screen.findByText(/最多收藏 500 种商品/, { selector: '[class*=refusal]' }),
    ).toBeVisible()
    expect(pressed(5)).toBe('false')
  })

  it('sends a visitor to the sign-in and back, without any call', async () => {
    const { user, router } = renderMall(<Hearts />, { at: '/search?value=M8' })
    await user.click(heart(5))
    expect(router.asPath).toBe('/login?redirect=%2Fsearch%3Fvalue%3DM8')
    expect(pressed(5)).toBe('false')
  })
})

describe('favourites page', () => {
  it('adds a single SKU to the cart and links to the SKU choice otherwise', async () => {
    mock(getFavoriteList, FAVORITES)
    const sent = mock(saveCartProduct, { count: 1, adjusted: [] })
    const { user } = renderMall(<Page />, { username: 'demo', at })
    expect(await screen.findByRole('link', { name: '选择规格（40）' })).toHaveAttribute(
      'href',
      '/product/6',
    )
    expect(screen.getByText('全国不可售')).toBeVisible()
    expect(screen.getAllByText('2026-11-21 收藏')).toHaveLength(3)
    expect(screen.getByRole('link', { name: '第 3 页' })).toHaveAttribute('href', `${at}&page=3`)
    await user.click(screen.getByRole('button', { name: '加入购物车' }))
    await waitFor(() =>
      expect(sent[0]?.body).toEqual({
        items: [{ skuId: 7, qty: 100, priceSeen: expect.any(Number) }],
      }),
    )
    expect(await screen.findByText('已加入购物车', { selector: '[role=status]' })).toBeVisible()
  })

  it('removes a favourite and restores it on undo', async () => {
    mock(getFavoriteList, FAVORITES)
    const gone = mock(deleteFavorite, { count: 29 })
    const back = mock(saveFavorite, { count: 30 })
    const { user } = renderMall(<Page />, { username: 'demo', at })
    const name = '取消收藏：岑钧 六角螺母'
    const button = await screen.findByRole('button', { name })
    mock(getFavoriteList, { ...FAVORITES, list: FAVORITES.list.slice(0, 2) })
    await user.click(button)
    expect(await screen.findByText(/已取消收藏“岑钧 六角螺母”/)).toBeVisible()
    expect(screen.queryByRole('button', { name })).toBeNull()
    expect(gone[0]?.body).toEqual({ productId: [7] })
    mock(getFavoriteList, FAVORITES)
    await user.click(screen.getByRole('button', { name: '撤销' }))
    expect(await screen.findByRole('button', { name })).toBeVisible()
    expect(back[0]?.body).toEqual({ productId: [7] })
    await waitFor(() => expect(screen.queryByText(/已取消收藏/)).toBeNull())
  })

  it('keeps the favourite and shows the reason when a removal is refused', async () => {
    mock(getFavoriteList, FAVORITES)
    mockFailure(deleteFavorite, { status: 429, msg: '操作太频繁' })
    const { user } = renderMall(<Page />, { username: 'demo', at })
    await user.click(await screen.findByRole('button', { name: '取消收藏：岑钧 六角螺母' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('操作太频繁')
    expect(screen.getByRole('button', { name: '取消收藏：岑钧 六角螺母' })).toBeVisible()
  })

  it.each([
    [at, 1, '还没有收藏商品', '浏览全部商品'],
    [`${at}&page=9`, 9, '这一页没有收藏', '回到第一页'],
  ])('the empty page at %s offers the next step', async (address, page, title, label) => {
    mock(getFavoriteList, { list: [], total: 0, page, pageSize: 12 })
    renderMall(<Page />, { username: 'demo', at: address })
    expect(await screen.findByText(new RegExp(`^${title}`))).toBeVisible()
    expect(screen.getByRole('link', { name: label })).toBeVisible()
  })

  it('shows loading, then an error with a retry', async () => {
    mockFailure(getFavoriteList, { status: 400, msg: '暂时无法查询' })
    const { user } = renderMall(<Page />, { username: 'demo', at })
    expect(screen.getByRole('status')).toHaveTextContent('正在加载')
    expect(await screen.findByRole('alert')).toHaveTextContent('暂时无法查询')
    mock(getFavoriteList, FAVORITES)
    await user.click(await screen.findByRole('button', { name: '重试' }))
    expect(await screen.findByText('共 30 种商品')).toBeVisible()
  })

  it('sends a visitor to the sign-in and back', async () => {
    const { router } = renderMall(<Page />, { at })
    await waitFor(() =>
      expect(router.asPath).toBe('/login?redirect=%2Fuser-info%3Fsection%3Dfavorites'),
    )
  })
})
