import { screen, waitFor, within } from '@testing-library/react'
import { delay } from 'msw'
import { useRouter } from 'next-router-mock'
import { describe, expect, it } from 'vitest'
import { UserInfoView } from '@/components/account/user-info-view'
import { userInfoAddress } from '@/contract/account/user-info-address'
import { saveCartProduct } from '@/contract/cart/add-to-cart-calls'
import {
  deletePurchaseLines,
  deletePurchaseList,
  getPurchaseList,
  getPurchaseLists,
  savePurchaseLines,
  savePurchaseList,
} from '@/contract/cart/purchase-list-calls'
import { enveloped, respond } from '../../kit/handlers'
import { LIST_ID, PURCHASE_LIST, PURCHASE_LISTS } from '../../support/good-personal'
import { mock, mockFailure, server } from '../../support/mock-server'
import { renderMall } from '../../support/render-mall'

function Page() {
  return <UserInfoView state={userInfoAddress.read(useRouter().query)} />
}

const all = '/user-info?section=lists'
const one = `${all}&list=${LIST_ID}`
const render = (at: string) => renderMall(<Page />, { username: 'demo', at })
const button = (name: string | RegExp) => screen.findByRole('button', { name })

describe('purchase lists page', () => {
  it('links to each list with its line count', async () => {
    mock(getPurchaseLists, PURCHASE_LISTS)
    render(all)
    expect(await screen.findByRole('link', { name: '月度采购' })).toHaveAttribute('href', one)
    expect(screen.getByText('3 种商品 · 2026-11-21 更新')).toBeVisible()
    expect(screen.getByRole('heading', { name: '采购清单' })).toBeVisible()
  })

  it('creates a list with Enter and confirms it', async () => {
    mock(getPurchaseLists, [])
    const sent = mock(savePurchaseList, { id: LIST_ID })
    const { user } = render(all)
    expect(await screen.findByText(/^还没有采购清单/)).toBeVisible()
    mock(getPurchaseLists, PURCHASE_LISTS)
    await user.type(screen.getByRole('textbox', { name: '新清单名称' }), ' 月度采购 {Enter}')
    expect(await screen.findByText('已新建“月度采购”')).toBeVisible()
    expect(await screen.findByRole('link', { name: '月度采购' })).toBeVisible()
    expect(sent).toHaveLength(1)
    expect(screen.getByRole('textbox', { name: '新清单名称' })).toHaveValue('')
  })

  it('keeps the typed name with the reason when refused', async () => {
    mock(getPurchaseLists, PURCHASE_LISTS)
    const msg = '已有名为“月度采购”的采购清单'
    mockFailure(savePurchaseList, { status: 409, msg })
    const { user } = render(all)
    await user.type(await screen.findByRole('textbox', { name: '新清单名称' }), '月度采购{Enter}')
    expect(await screen.findByRole('alert')).toHaveTextContent(msg)
    expect(screen.getByRole('textbox', { name: '新清单名称' })).toHaveValue('月度采购')
  })

  it('renames a list; Esc keeps the old name', async () => {
    mock(getPurchaseLists, PURCHASE_LISTS)
    const sent = mock(savePurchaseList, { id: LIST_ID })
    const { user } = render(all)
    await user.click(await button('重命名：月度采购'))
    await user.keyboard('x{Escape}')
    expect(sent).toEqual([])
    expect(await button('重命名：月度采购')).toHaveFocus()
    await user.click(await button('重命名：月度采购'))
    await user.keyboard('（夜）{Enter}')
    expect(await screen.findByText('已改名为“月度采购（夜）”')).toBeVisible()
    expect(sent.map(({ body }) => body)).toEqual([{ id: LIST_ID, name: '月度采购（夜）' }])
  })

  it('confirms before deleting a list', async () => {
    mock(getPurchaseLists, PURCHASE_LISTS)
    const sent = mock(deletePurchaseList, { count: 1 })
    const { user } = render(all)
    await user.click(await button('删除：月度采购'))
    const dialog = screen.getByRole('dialog', { name: '删除采购清单“月度采购”？' })
    expect(dialog).toHaveTextContent('其中的 3 种商品一并删除')
    mock(getPurchaseLists, PURCHASE_LISTS.slice(1))
    await user.click(within(dialog).getByRole('button', { name: '删除清单' }))
    expect(await screen.findByText('已删除“月度采购”')).toBeVisible()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.queryByRole('link', { name: '月度采购' })).toBeNull()
    expect(sent[0]?.body).toEqual({ id: [LIST_ID] })
  })

  it('shows loading, then an error with a retry', async () => {
    mockFailure(getPurchaseLists, { status: 400, msg: '暂时无法查询' })
    const { user } = render(all)
    expect(screen.getByRole('status')).toHaveTextContent('正在加载')
    expect(await screen.findByRole('alert')).toHaveTextContent('暂时无法查询')
    mock(getPurchaseLists, PURCHASE_LISTS)
    await user.click(await button('重试'))
    expect(await screen.findByRole('link', { name: '月度采购' })).toBeVisible()
  })

  it('sends a visitor to the sign-in and back', async () => {
    const { router } = renderMall(<Page />, { at: one })
    await waitFor(() => expect(router.asPath).toBe(`/login?redirect=${encodeURIComponent(one)}`))
  })
})

describe('purchase list page', () => {
  it('adds what can be bought to the cart and names the rest with the reason', async () => {
    mock(getPurchaseList, PURCHASE_LIST)
    const reason = '须为 100 个的整数倍'
    const adjusted = [{ skuId: 8, from: 350, to: 400, reason }]
    const sent = mock(saveCartProduct, { count: 2, adjusted })
    const { user } = render(one)
    const left = await screen.findByRole('region', { name: '暂不能加入购物车的商品' })
    expect(left).toHaveTextContent('岑钧 外六角螺栓 M8×50：全国不可售')
    expect(within(left).getByRole('button', { name: '更换销售区域' })).toBeVisible()
    expect(screen.getByText('须为 100 个的整数倍，已由 250 改为 300')).toBeVisible()
    await user.click(await button('全部加入购物车'))
    const total = screen.getByRole('region', { name: '清单合计' })
    expect(await within(total).findByRole('status')).toHaveTextContent(
      `2 种已加入购物车，数量 350 已调整为 400（${reason}）；1 种未加入，原因见上方`,
    )
    expect(within(total).getByRole('link', { name: '去购物车' })).toHaveAttribute(
      'href',
      '/cart/list',
    )
    expect(sent.map(({ body }) => body)).toEqual([
      {
        items: [
          { skuId: 7, qty: 200, note: '急用', buyerCode: 'M-7', priceSeen: 5000 },
          { skuId: 8, qty: 300, note: '', buyerCode: '', priceSeen: 5000 },
        ],
      },
    ])
  })

  it('shows why the cart refused the lines', async () => {
    mock(getPurchaseList, PURCHASE_LIST)
    mockFailure(saveCartProduct, { status: 422, msg: '购物车最多 500 行，请先清理' })
    const { user } = render(one)
    await user.click(await button('全部加入购物车'))
    expect(await screen.findByRole('alert')).toHaveTextContent('购物车最多 500 行')
  })

  it('disables adding when nothing can be bought', async () => {
    mock(getPurchaseList, { ...PURCHASE_LIST, lines: PURCHASE_LIST.lines.slice(2) })
    render(one)
    expect(await button('全部加入购物车')).toBeDisabled()
  })

  it('saves a new quantity of a line', async () => {
    mock(getPurchaseList, PURCHASE_LIST)
    const sent = mock(savePurchaseLines, { count: 3 })
    const { user } = render(one)
    const box = await screen.findByRole('spinbutton', { name: /M8×30 数量/ })
    await user.clear(box)
    await user.type(box, '400{Enter}')
    await waitFor(() => expect(sent).toHaveLength(1))
    const line = { skuId: 7, qty: 400, note: '急用', buyerCode: 'M-7' }
    expect(sent[0]?.body).toEqual({ id: LIST_ID, lines: [line] })
  })

  it('counts every press of a stepper, however slowly the list is saved', async () => {
    mock(getPurchaseList, PURCHASE_LIST)
    const sent: unknown[] = []
    server.use(
      respond(savePurchaseLines, async (request) => {
        const body = await request.json()
        sent.push(body.lines[0]?.qty)
        await delay(150)
        return enveloped({ count: 3 })
      }),
    )
    const { user } = render(one)
    const box = await screen.findByRole('spinbutton', { name: /M8×30 数量/ })
    const [more] = within(box.closest('li') ?? document.body).getAllByRole('button', {
      name: /增加/,
    })
    if (!more) throw new Error('no button')
    const before = Number(box.getAttribute('value'))
    for (const _ of [1, 2, 3]) await user.click(more)
    await waitFor(() => expect(sent.length).toBeGreaterThan(1))
    const step = Number(sent[0]) - before
    await waitFor(() => expect(sent.at(-1)).toBe(before + 3 * step))
    await waitFor(() => expect(box.closest('li')).not.toHaveAttribute('aria-busy'))
  })

  it('removes a line and restores it on undo', async () => {
    mock(getPurchaseList, PURCHASE_LIST)
    const gone = mock(deletePurchaseLines, { count: 2 })
    const back = mock(savePurchaseLines, { count: 3 })
    const { user } = render(one)
    const remove = await button('移除 岑钧 外六角螺栓 M8×40')
    mock(getPurchaseList, {
      ...PURCHASE_LIST,
      lines: PURCHASE_LIST.lines.filter(({ skuId }) => skuId !== 8),
    })
    await user.click(remove)
    expect(await screen.findByText(/已从“月度采购”移除“岑钧 外六角螺栓 M8×40”/)).toBeVisible()
    expect(gone[0]?.body).toEqual({ id: LIST_ID, lineId: [PURCHASE_LIST.lines[1]?.id] })
    mock(getPurchaseList, PURCHASE_LIST)
    await user.click(await button('撤销'))
    expect(await button('移除 岑钧 外六角螺栓 M8×40')).toBeVisible()
    const line = { skuId: 8, qty: 300, note: '', buyerCode: '' }
    expect(back[0]?.body).toEqual({ id: LIST_ID, lines: [line] })
  })

  it('shows why a removal was refused', async () => {
    mock(getPurchaseList, PURCHASE_LIST)
    mockFailure(deletePurchaseLines, { status: 400, code: 1004, msg: '清单中没有该商品' })
    const { user } = render(one)
    await user.click(await button('移除 岑钧 外六角螺栓 M8×40'))
    expect(await screen.findByRole('alert')).toHaveTextContent('清单中没有该商品')
  })

  it('an empty, unknown or failing list offers the next step', async () => {
    mock(getPurchaseList, { ...PURCHASE_LIST, lines: [] })
    const { unmount } = render(one)
    expect(await screen.findByText(/^清单里还没有商品/)).toBeVisible()
    unmount()
    mockFailure(getPurchaseList, { status: 400, code: 1004, msg: '采购清单不存在' })
    const unknown = render(one)
    expect(await screen.findByRole('link', { name: '查看全部清单' })).toHaveAttribute('href', all)
    unknown.unmount()
    mockFailure(getPurchaseList, { status: 503, msg: '服务暂时不可用' })
    const { user } = render(one)
    expect(await screen.findByRole('alert')).toHaveTextContent('服务暂时不可用')
    mock(getPurchaseList, PURCHASE_LIST)
    await user.click(await button('重试'))
    expect(await screen.findByRole('heading', { name: '月度采购' })).toBeVisible()
  })
})
