import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { CartTools } from '@/components/cart/cart-tools'
import { AddToList } from '@/components/cart/shared/add-to-list'
import {
  getPurchaseLists,
  savePurchaseLines,
  savePurchaseList,
} from '@/contract/cart/purchase-list-calls'
import { CART, LIST_ID, PURCHASE_LISTS } from '../../support/good-personal'
import { mock, mockFailure } from '../../support/mock-server'
import { renderMall } from '../../support/render-mall'

const GOODS = [{ skuId: 7, qty: 200, title: '岑钧 外六角螺栓 M8×30' }]
const LINES = [{ skuId: 7, qty: 200 }]

async function open(goods = GOODS) {
  const { user } = renderMall(<AddToList goods={goods} />, { username: 'demo' })
  await user.click(screen.getByRole('button', { name: '加入清单' }))
  return { user, dialog: await screen.findByRole('dialog', { name: '加入采购清单' }) }
}
const confirm = (dialog: HTMLElement) => within(dialog).getByRole('button', { name: '加入' })

describe('add-to-list dialog (加入清单)', () => {
  it('adds to the chosen list, the last changed by default, and links to it', async () => {
    mock(getPurchaseLists, PURCHASE_LISTS)
    const sent = mock(savePurchaseLines, { count: 4 })
    const { user, dialog } = await open()
    expect(dialog).toHaveTextContent('岑钧 外六角螺栓 M8×30，数量 200')
    expect(await within(dialog).findByRole('radio', { name: /^月度采购/ })).toBeChecked()
    await user.click(within(dialog).getByRole('radio', { name: /^维修备件/ }))
    await user.click(confirm(dialog))
    const other = LIST_ID.replace(/1$/, '2')
    expect(await screen.findByRole('link', { name: '查看清单' })).toHaveAttribute(
      'href',
      `/user-info?section=lists&list=${other}`,
    )
    expect(screen.getByRole('status')).toHaveTextContent('已加入“维修备件”')
    expect(sent.map(({ body }) => body)).toEqual([{ id: other, lines: LINES }])
    await user.click(screen.getByRole('button', { name: '完成' }))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('creates the first list only once, even when adding the goods is refused', async () => {
    mock(getPurchaseLists, [])
    const made = mock(savePurchaseList, { id: LIST_ID })
    mockFailure(savePurchaseLines, { status: 400, code: 1004, msg: '商品不存在或已下架' })
    const { user, dialog } = await open()
    const name = await within(dialog).findByRole('textbox', { name: '新清单名称' })
    await user.clear(name)
    expect(confirm(dialog)).toBeDisabled()
    mock(getPurchaseLists, PURCHASE_LISTS)
    await user.type(name, '月度采购{Enter}')
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('商品不存在或已下架')
    expect(await within(dialog).findByRole('radio', { name: /^月度采购/ })).toBeChecked()
    const sent = mock(savePurchaseLines, { count: 1 })
    await user.click(confirm(dialog))
    expect(await screen.findByRole('link', { name: '查看清单' })).toBeVisible()
    expect(made.map(({ body }) => body)).toEqual([{ name: '月度采购' }])
    expect(sent[0]?.body).toEqual({ id: LIST_ID, lines: LINES })
  })

  it('shows an error of the lists and retries', async () => {
    mockFailure(getPurchaseLists, { status: 503, msg: '服务暂时不可用' })
    const { user, dialog } = await open()
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('服务暂时不可用')
    expect(confirm(dialog)).toBeDisabled()
    mock(getPurchaseLists, PURCHASE_LISTS)
    await user.click(await within(dialog).findByRole('button', { name: '重试' }))
    expect(await within(dialog).findByRole('radio', { name: /^月度采购/ })).toBeChecked()
  })

  it('sends a visitor to the sign-in and back', async () => {
    const { user, router } = renderMall(<AddToList goods={GOODS} />, { at: '/product/5?sku=7' })
    await user.click(screen.getByRole('button', { name: '加入清单' }))
    await waitFor(() => expect(router.asPath).toBe('/login?redirect=%2Fproduct%2F5%3Fsku%3D7'))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('takes the selected cart lines with note and buyer’s code', async () => {
    mock(getPurchaseLists, PURCHASE_LISTS)
    const sent = mock(savePurchaseLines, { count: 4 })
    const { user } = renderMall(<CartTools cart={CART} />, { username: 'demo' })
    await user.click(screen.getByRole('button', { name: '加入清单' }))
    const dialog = await screen.findByRole('dialog', { name: '加入采购清单' })
    await within(dialog).findByRole('radio', { name: /^月度采购/ })
    await user.click(confirm(dialog))
    await waitFor(() => expect(sent).toHaveLength(1))
    const line = { skuId: 7, qty: 200, note: '急用', buyerCode: '' }
    expect(sent[0]?.body).toEqual({ id: LIST_ID, lines: [line] })
  })
})
