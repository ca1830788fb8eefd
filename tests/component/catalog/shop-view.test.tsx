import { screen, within } from '@testing-library/react'
import { useRouter } from 'next/router'
import { describe, expect, it } from 'vitest'
import { ShopView } from '@/components/catalog/shop/shop-view'
import { ShopsView } from '@/components/catalog/shop/shops-view'
import { getCategoryList } from '@/contract/catalog/category-tree-calls'
import { listingAddress } from '@/contract/catalog/listing-address'
import { getShopDetail, getShopList } from '@/contract/catalog/shop-calls'
import { SHOP_DETAIL, SHOPS } from '../../support/good-browse'
import { mock, mockFailure } from '../../support/mock-server'
import { renderMall } from '../../support/render-mall'

function Shops() {
  return <ShopsView state={listingAddress.read(useRouter().query)} />
}

describe('shops page', () => {
  it('lists shops with terms, products and whether they are open', async () => {
    mock(getCategoryList, [{ id: 1, name: '紧固件', productCount: 228, children: [] }])
    mock(getShopList, SHOPS)
    renderMall(<Shops />, { at: '/shops?category=1' })
    const open = await screen.findByRole('link', { name: '北岭工品专营店' })
    expect(open).toHaveAttribute('href', '/shop/1')
    expect(screen.getAllByText('运费 ¥10.00，满 ¥200.00 免运费')).toHaveLength(2)
    expect(screen.getAllByText('休业中')).toHaveLength(1)
    const [goods] = screen.getAllByRole('link', { name: '40 种商品' })
    expect(goods).toHaveAttribute('href', '/search?category=1&shop=1')
    const pages = screen.getByRole('navigation', { name: '分页' })
    expect(within(pages).getByRole('link', { name: '第 3 页' })).toHaveAttribute(
      'href',
      '/shops?category=1&page=3',
    )
  })
})

describe('a shop of which a host says its name alone', () => {
  it('is promised no free freight and counted no goods', async () => {
    mock(getCategoryList, [])
    mock(getShopList, { list: [{ id: 5, name: '示例旗舰店' }], total: 1 })
    renderMall(<Shops />, { at: '/shops' })
    const row = (await screen.findByRole('link', { name: '示例旗舰店' })).closest('li')
    expect(row).not.toBeNull()
    expect(row).not.toHaveTextContent(/运费|发货|0 种/)
    expect(screen.getByRole('link', { name: '商品' })).toHaveAttribute('href', '/search?shop=5')
  })
})

describe('shop page', () => {
  it('shows the company, its terms and that its papers are samples', async () => {
    mock(getShopDetail, SHOP_DETAIL)
    renderMall(<ShopView shopId={1} />)
    expect(await screen.findByRole('heading', { level: 1, name: '北岭工品专营店' })).toBeVisible()
    for (const text of ['上海总仓', '数电普票、数电专票', '91000000MA0015838U', '示例数据']) {
      expect(screen.getByText(text)).toBeVisible()
    }
    expect(screen.getByText('全国（118 种商品仅售部分省份）')).toBeVisible()
    expect(screen.getByRole('link', { name: '全部 40 种商品' })).toHaveAttribute(
      'href',
      '/search?shop=1',
    )
  })

  it('says that nobody has rated a new shop', async () => {
    mock(getShopDetail, { ...SHOP_DETAIL, scores: [] })
    renderMall(<ShopView shopId={1} />)
    expect(await screen.findByText('暂无评分')).toBeVisible()
    expect(screen.queryByText('描述相符')).not.toBeInTheDocument()
  })

  it('shows a closed shop and its sales areas', async () => {
    const partial = { nationwide: false, saleAreas: ['上海', '浙江'] }
    mock(getShopDetail, { ...SHOP_DETAIL, ...partial, open: false })
    renderMall(<ShopView shopId={1} />)
    expect(await screen.findByText('休业中，暂不能下单')).toBeVisible()
    expect(screen.getByText('上海、浙江')).toBeVisible()
  })

  it('of an unknown shop links to all shops', async () => {
    mockFailure(getShopDetail, { status: 400, code: 1004, msg: '店铺不存在' })
    renderMall(<ShopView shopId={99} />)
    expect(await screen.findByRole('link', { name: '查看全部店铺' })).toHaveAttribute(
      'href',
      '/shops',
    )
  })
})
