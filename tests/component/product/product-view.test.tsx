import { screen, waitFor, within } from '@testing-library/react'
import { useRouter } from 'next-router-mock'
import { useState } from 'react'
import { unstable_serialize } from 'swr'
import { beforeEach, describe, expect, it } from 'vitest'
import { ProductView } from '@/components/product/product-view'
import { getProductComments } from '@/contract/comment/product-comment-calls'
import { productAddress } from '@/contract/product/product-address'
import { getProductDetail } from '@/contract/product/product-calls'
import { getRelatedProducts } from '@/contract/product/related-calls'
import { SALE_STATUS } from '@/contract/product/status-rules'
import { readAreas } from '@/services/area/areas'
import { endpointKey } from '@/services/http/endpoint-key'
import { enveloped, respond } from '../../kit/handlers'
import { buildProduct, COMMENTS, RELATED } from '../../support/good-goods'
import { mock, mockFailure, server } from '../../support/mock-server'
import { renderMall } from '../../support/render-mall'

function stateOf(at: string) {
  return productAddress.read(Object.fromEntries(new URLSearchParams(at.split('?')[1])))
}

function show(at = '/product/5') {
  return renderMall(<ProductView productId={5} state={stateOf(at)} />, { at })
}

/** The product page that follows its address. */
function Routed() {
  const { asPath } = useRouter()
  return <ProductView productId={5} state={stateOf(asPath)} />
}

/** Two products in one page, as the mall's frame shows them. */
function Pages() {
  const [productId, setProductId] = useState(5)
  return (
    <>
      {[5, 6].map((id) => (
        <button key={id} type="button" onClick={() => setProductId(id)}>
          商品 {id}
        </button>
      ))}
      <ProductView productId={productId} state={stateOf(`/product/${productId}`)} />
    </>
  )
}

beforeEach(() => {
  mock(getRelatedProducts, RELATED)
  mock(getProductComments, COMMENTS)
})

describe('product page of a SKU that can be bought', () => {
  it('shows the quantity rule and the saving at the next price tier', async () => {
    mock(getProductDetail, buildProduct(2))
    const { user } = show()
    expect(await screen.findByText('起订量 100 个，按 100 个的倍数购买')).toBeVisible()
    expect(screen.getByText(/再买 400 个享/)).toHaveTextContent('享 ¥0.48/个，省 ¥10.00')
    await user.clear(screen.getByRole('spinbutton', { name: '购买数量' }))
    await user.type(screen.getByRole('spinbutton', { name: '购买数量' }), '2000{Enter}')
    expect(screen.getByText('已享最低阶梯价')).toBeVisible()
    expect(screen.queryByRole('heading', { name: '可替代商品' })).toBeNull()
  })

  it('shows the price per pack beside the price per piece', async () => {
    mock(getProductDetail, buildProduct(2))
    show()
    expect(await screen.findByText(/\/盒（100 个）/)).toHaveTextContent('¥50.00 /盒（100 个）')
  })
})

describe('product page whose address names no SKU', () => {
  it('shows the first in stock rather than the first of all', async () => {
    const out = { stock: 0, stockState: 'out' } as const
    mock(
      getProductDetail,
      buildProduct(2, ({ skuId }) => ({ spec: `M${skuId}`, ...(skuId === 7 ? out : {}) })),
    )
    show()
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('M8')
    expect(screen.queryByRole('heading', { name: '可替代商品' })).toBeNull()
  })

  it('shows the first on sale where none is in stock', async () => {
    mock(
      getProductDetail,
      buildProduct(3, ({ skuId }) => ({
        spec: `M${skuId}`,
        stock: 0,
        stockState: 'out',
        status: skuId === 7 ? SALE_STATUS.off : SALE_STATUS.onSale,
      })),
    )
    show()
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('M8')
    expect(await screen.findByRole('heading', { name: '可替代商品' })).toBeVisible()
  })
})

describe('product page of a product that the server has not found', () => {
  const input = { productId: 5, areaCode: readAreas({}).areaCodes }
  const key = unstable_serialize(endpointKey(getProductDetail, input))
  const failure = { kind: 'http', endpoint: getProductDetail.path, message: '' } as const
  const showFailed = (status: number) =>
    renderMall(<ProductView productId={5} state={stateOf('/product/5')} />, {
      failures: { [key]: { ...failure, status, code: status } },
    })

  it('says so without asking again', async () => {
    const asked = mockFailure(getProductDetail, { status: 400, msg: '商品不存在' })
    showFailed(400)
    expect(await screen.findByRole('heading', { name: '商品不存在或已下架' })).toBeVisible()
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(asked).toEqual([])
  })

  it('asks again where the server could not be answered', async () => {
    const asked = mock(getProductDetail, buildProduct(2))
    showFailed(503)
    expect(await screen.findByText('起订量 100 个，按 100 个的倍数购买')).toBeVisible()
    expect(asked).toHaveLength(1)
  })
})

describe('product page that is followed by another product', () => {
  it('does not carry the quantities of the first into the second', async () => {
    server.use(
      respond(getProductDetail, async (request) => {
        const { productId } = await request.json()
        return enveloped({ ...buildProduct(30), productId, title: `螺栓 ${productId}` })
      }),
    )
    const { user } = renderMall(<Pages />)
    const open = async (productId: number) => {
      await user.click(screen.getByRole('button', { name: `商品 ${productId}` }))
      await screen.findByRole('heading', { level: 1, name: new RegExp(`螺栓 ${productId}`) })
    }
    // Both are known then, and follow one another without a page of waiting in between.
    for (const productId of [5, 6, 5]) await open(productId)
    const [cell] = await screen.findAllByRole('textbox', { name: / 数量$/ })
    if (!cell) throw new Error('the table has no quantities')
    await user.type(cell, '100{Enter}')
    expect(await screen.findByText(/已填 1 行/)).toBeVisible()
    await open(6)
    expect(screen.queryByText(/已填 1 行/)).not.toBeInTheDocument()
  })
})

describe('product page of a SKU that cannot be bought', () => {
  it.each([
    [2, '该规格已下架。'],
    [3, '该规格已停产，不再补货。'],
    [4, '该规格的价格需向店铺询价。'],
  ])('of status %d shows the reason and alternatives', async (status, reason) => {
    mock(
      getProductDetail,
      buildProduct(2, () => ({ status })),
    )
    show()
    expect(await screen.findByText(reason)).toBeVisible()
    expect(screen.queryByRole('spinbutton', { name: '购买数量' })).toBeNull()
    const block = screen.getByRole('region', { name: '可替代商品' })
    expect(await within(block).findByText('长度 35 mm（原 30 mm）')).toBeVisible()
    expect(within(block).getByText('规格相同')).toBeVisible()
  })

  it('of status 4 offers to ask for its price, and shows none', async () => {
    mock(
      getProductDetail,
      buildProduct(2, () => ({ status: 4, price: 0, marketPrice: 0, tiers: [] })),
    )
    show()
    expect(await screen.findByRole('link', { name: '询价' })).toHaveAttribute(
      'href',
      '/inquiry/new?sku=7&qty=100',
    )
    // Offers of other shops, which may have come by now, cost parts of a yuan.
    expect(screen.queryByText(/¥0(?![.\d]*[1-9])/)).toBeNull()
  })

  it('not sold in the area: offers to change the area', async () => {
    mock(getProductDetail, { ...buildProduct(2), saleable: false })
    show()
    expect(await screen.findByText('该商品在全国不可售。')).toBeVisible()
    expect(screen.getByRole('button', { name: '更换销售区域' })).toBeVisible()
    expect(screen.getByRole('link', { name: '查看可购买的替代品' })).toHaveAttribute(
      'href',
      '#alternatives',
    )
  })

  it('states that there are no alternatives', async () => {
    mock(
      getProductDetail,
      buildProduct(2, () => ({ status: 3 })),
    )
    mock(getRelatedProducts, { ...RELATED, alternatives: [] })
    show()
    expect(await screen.findByText('暂无可替代的在售规格')).toBeVisible()
  })
})

describe('alternatives to a SKU', () => {
  it('that may not stand in for it are shown apart', async () => {
    mock(
      getProductDetail,
      buildProduct(2, () => ({ status: 3 })),
    )
    mock(getRelatedProducts, RELATED)
    show()
    const similar = await screen.findByRole('region', { name: '相近商品（不可直接替代）' })
    expect(within(similar).getAllByRole('listitem')).toHaveLength(1)
    expect(within(similar).getByText(/原 30 mm/)).toBeVisible()
    expect(within(similar).queryByText('规格相同')).toBeNull()
    expect(screen.getByText('规格相同')).toBeVisible()
  })
})

describe('SKU choice on the product page', () => {
  it('replaces the SKU in the address', async () => {
    mock(getProductDetail, buildProduct(2))
    const { user, router } = show('/product/5?comments=good')
    await user.click(await screen.findByRole('button', { name: 'M9' }))
    expect(router.asPath).toBe('/product/5?sku=8&comments=good')
  })

  it('keeps the focus and the quantity, as far as the other SKU allows it', async () => {
    mock(
      getProductDetail,
      buildProduct(2, ({ skuId }) => (skuId === 7 ? {} : { moq: 200, step: 200 })),
    )
    const { user } = renderMall(<Routed />, { at: '/product/5' })
    const quantity = () => screen.getByRole('spinbutton', { name: '购买数量' })
    await screen.findByText('起订量 100 个，按 100 个的倍数购买')
    await user.clear(quantity())
    await user.type(quantity(), '600{Enter}')
    await user.click(screen.getByRole('button', { name: 'M9' }))
    expect(await screen.findByText('起订量 200 个，按 200 个的倍数购买')).toBeVisible()
    expect(screen.getByRole('button', { name: 'M9' })).toHaveFocus()
    expect(quantity()).toHaveValue('600')
    await user.click(screen.getByRole('button', { name: 'M8' }))
    await user.clear(quantity())
    await user.type(quantity(), '500{Enter}')
    await user.click(screen.getByRole('button', { name: 'M9' }))
    expect(quantity()).toHaveValue('600')
  })

  it('with many SKUs is filtered by the address and updates it', async () => {
    mock(getProductDetail, buildProduct(40))
    const { user, router } = show('/product/5?f=33')
    expect(await screen.findByText('1 / 40 个规格')).toBeVisible()
    await user.selectOptions(screen.getByRole('combobox', { name: '公称直径' }), 'M12')
    expect(router.asPath).toBe('/product/5?f=35')
    await user.click(screen.getByRole('button', { name: '清除' }))
    expect(router.asPath).toBe('/product/5')
  })
})

describe('count of sizes', () => {
  it('is that of the lists, which is of those on sale', async () => {
    mock(
      getProductDetail,
      buildProduct(40, ({ skuId }) => (skuId < 9 ? { status: 3 } : {})),
    )
    show()
    expect(await screen.findByText('38 / 38 个规格，另有 2 个停售')).toBeVisible()
  })

  it('counts a size whose price is asked for apart from those no longer sold', async () => {
    const statusOf = (skuId: number) => ({ status: skuId < 8 ? 3 : 4 })
    mock(
      getProductDetail,
      buildProduct(40, ({ skuId }) => (skuId < 9 ? statusOf(skuId) : {})),
    )
    show()
    expect(await screen.findByText('38 / 38 个规格，另有 1 个询价、1 个停售')).toBeVisible()
  })
})

describe('product drawing', () => {
  it('opens enlarged, zooms by button and key, and returns the focus', async () => {
    mock(getProductDetail, buildProduct(2))
    const { user } = show()
    const opener = await screen.findByRole('button', { name: '放大图纸' })
    await user.click(opener)
    const dialog = await screen.findByRole('dialog', { name: /图纸/ })
    const scale = () => within(dialog).getByRole('status').textContent
    await user.click(within(dialog).getByRole('button', { name: '放大' }))
    expect(scale()).toBe('150%')
    within(dialog).getByRole('group').focus()
    await user.keyboard('++')
    expect(scale()).toBe('338%')
    await user.keyboard('-')
    expect(scale()).toBe('225%')
    await user.keyboard('0')
    expect(scale()).toBe('100%')
    expect(within(dialog).getByRole('button', { name: '缩小' })).toBeDisabled()
    await user.click(within(dialog).getByRole('button', { name: '关闭' }))
    await waitFor(() => expect(opener).toHaveFocus())
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('is that of the chosen SKU, with its data sheet and standards', async () => {
    mock(
      getProductDetail,
      buildProduct(2, (sku) => ({ dims: `d=${sku.skuId}` })),
    )
    show('/product/5?sku=8')
    expect(await screen.findByRole('link', { name: /产品图样/ })).toHaveAttribute(
      'href',
      '/api/product/drawing/hex-bolt.svg?d=8',
    )
    expect(screen.getByRole('link', { name: /产品数据表/ })).toHaveAttribute(
      'href',
      '/api/product/datasheet/8.pdf',
    )
    expect(screen.getByRole('link', { name: /1:1 图样/ })).toHaveAttribute(
      'href',
      '/api/product/drawing/hex-bolt.dxf?d=8',
    )
    expect(screen.getByText('对应国际/国外标准：ISO 4014')).toBeVisible()
  })
})

describe('same-spec offers', () => {
  it('are ranked with this SKU by price per base unit', async () => {
    mock(getProductDetail, buildProduct(2))
    show()
    expect(await screen.findByText('本商品在 3 个同规格报价中排第 2 低')).toBeVisible()
    const rows = within(screen.getByRole('region', { name: '同规格比价' })).getAllByRole('row')
    expect(rows[1]).toHaveTextContent('¥0.47/个')
    expect(rows[2]).toHaveTextContent('本商品')
    expect(rows[3]).toHaveTextContent('单位不同')
  })

  it('show an error and retry', async () => {
    mock(getProductDetail, buildProduct(2))
    mockFailure(getRelatedProducts, { status: 400, msg: '暂时无法查询' })
    const { user } = show()
    const region = await screen.findByRole('region', { name: '同规格比价' })
    const retry = await within(region).findByRole('button', { name: '重试' })
    mock(getRelatedProducts, RELATED)
    await user.click(retry)
    expect(await within(region).findAllByRole('link', { name: '三桐五金商行' })).toHaveLength(2)
  })
})

describe('matching parts', () => {
  it('show the reason and link to all matching products', async () => {
    mock(getProductDetail, buildProduct(2))
    show()
    expect(await screen.findByText('同螺纹 M8 · 8.8 级配 8 级螺母')).toBeVisible()
    expect(screen.getByRole('link', { name: '全部适配的六角螺母' })).toHaveAttribute(
      'href',
      '/search?category=10301&a52=501',
    )
  })
})

describe('comments', () => {
  it('are filtered and paged in the address', async () => {
    mock(getProductDetail, buildProduct(2))
    const { user, router } = show('/product/5?sku=7')
    const region = await screen.findByRole('region', { name: '评价' })
    expect(await within(region).findByText('4.3')).toBeVisible()
    expect(within(region).getAllByRole('img', { name: /星$/ })).toHaveLength(2)
    expect(within(region).getByText('店铺回复：感谢认可。')).toBeVisible()
    expect(within(region).getByRole('link', { name: '第 2 页' })).toHaveAttribute(
      'href',
      '/product/5?sku=7&cpage=2#comments',
    )
    await user.click(within(region).getByRole('button', { name: '差评 1' }))
    expect(router.asPath).toBe('/product/5?sku=7&comments=poor')
  })

  it('show an empty state', async () => {
    mock(getProductDetail, { ...buildProduct(2), comments: { count: 0, score: 0 } })
    const counts = { all: 0, good: 0, middle: 0, poor: 0, append: 0 }
    const summary = { count: 0, score: 0, shopScore: 0, logisticsScore: 0, counts }
    mock(getProductComments, { list: [], total: 0, page: 1, pageSize: 10, summary })
    show()
    expect(await screen.findByText(/^暂无评价。/)).toBeVisible()
  })
})
