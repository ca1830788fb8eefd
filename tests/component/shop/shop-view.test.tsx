import { screen, within } from '@testing-library/react'
import { useRouter } from 'next/router'
import { describe, expect, it } from 'vitest'
import { ShopView } from '@/components/shop/shop-view'
import { ShopsView } from '@/components/shop/shops-view'
import { getCategoryList } from '@/contract/categories'
import { parseHallState } from '@/contract/hall-state'
import { getShopDetail, getShopList } from '@/contract/shop'
import { SHOP_DETAIL, SHOPS } from '../../support/good-browse'
import { mock, mockFailure } from '../../support/mock-server'
import { renderMall } from '../../support/render-mall'

function Shops() {
  return <ShopsView state={parseHallState(useRouter().query)} />
}

describe('the shops', () => {
  it('are named with their terms, their goods and whether they are open', async () => {
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

describe('a shop', () => {
  it('says who runs it, on what terms, and that its papers are samples', async () => {
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

  it('says that it is closed, and where alone it sells', async () => {
    const partial = { nationwide: false, saleAreas: ['上海', '浙江'] }
    mock(getShopDetail, { ...SHOP_DETAIL, ...partial, open: false })
    renderMall(<ShopView shopId={1} />)
    expect(await screen.findByText('休业中，暂不能下单')).toBeVisible()
    expect(screen.getByText('上海、浙江')).toBeVisible()
  })

  it('that is none leads to the list of shops', async () => {
    mockFailure(getShopDetail, { status: 400, code: 1004, msg: '店铺不存在' })
    renderMall(<ShopView shopId={99} />)
    expect(await screen.findByRole('link', { name: '查看全部店铺' })).toHaveAttribute(
      'href',
      '/shops',
    )
  })
})
