import { fireEvent, screen, waitFor } from '@testing-library/react'
import Cookies from 'js-cookie'
import { describe, expect, it } from 'vitest'
import { AreaSelector } from '@/components/area/area-selector'
import { getSysRegion } from '@/contract/area/area-calls'
import { type AreaPreview, previewAreaSwitch } from '@/contract/area/area-switch-calls'
import { mock, mockFailure } from '../../support/mock-server'
import { renderMall } from '../../support/render-mall'

const BEIJING = { sysNo: '11', title: '北京市', hasSpu: true }
const change: AreaPreview['changes'][number] = {
  id: 'l1',
  skuId: 7,
  itemNo: 'CJ1234567',
  title: '外六角螺栓',
  spec: 'M8×30',
  image: '/x.svg',
  unit: '个',
  qty: 100,
  becomes: 'unsellable',
  priceFrom: 5000,
  priceTo: 5000,
  leadDaysFrom: 2,
  leadDaysTo: 2,
}

async function chooseBeijing(username?: string) {
  mock(getSysRegion, [BEIJING])
  const { user } = renderMall(<AreaSelector />, { areas: ['0000'], ...(username && { username }) })
  await user.click(screen.getByRole('button', { name: /销售区域/ }))
  await user.click(await screen.findByRole('button', { name: '北京市' }))
  return user
}

const stored = () => Cookies.get('areaHomeIdList')

describe('switching the area', () => {
  it.each([
    ['新疆维吾尔自治区', '全区'],
    ['新疆', '全区'],
    ['江苏省', '全省'],
  ])('calls the whole of %s %s', async (title, label) => {
    mock(getSysRegion, [{ ...BEIJING, title }])
    const { user } = renderMall(<AreaSelector />, { areas: ['0000'] })
    await user.click(screen.getByRole('button', { name: /销售区域/ }))
    const [province] = await screen.findAllByRole('button', { name: new RegExp(title.slice(0, 2)) })
    await user.click(province as HTMLElement) // one was found
    expect(await screen.findByRole('button', { name: label })).toBeVisible()
  })

  it('stays open for the Esc that ends a composition', async () => {
    mock(getSysRegion, [BEIJING])
    const { user } = renderMall(<AreaSelector />, { areas: ['0000'] })
    await user.click(screen.getByRole('button', { name: /销售区域/ }))
    const field = await screen.findByRole('searchbox')
    fireEvent.keyDown(field, { key: 'Escape', isComposing: true })
    expect(field).toBeVisible()
    fireEvent.keyDown(field, { key: 'Escape' })
    expect(field).not.toBeInTheDocument()
  })

  it('switches a visitor’s area without a dialog', async () => {
    await chooseBeijing()
    await waitFor(() => expect(stored()).toBe('["11"]'))
    expect(Cookies.get('salesAreaCode')).toBe('["11"]')
  })

  it('switches without a dialog when the cart does not change', async () => {
    const requested = mock(previewAreaSwitch, { changes: [], lineCount: 2 })
    await chooseBeijing('demo')
    await waitFor(() => expect(stored()).toBe('["11"]'))
    expect(requested[0]?.body).toEqual({ areaCode: ['11'], currentAreaCode: ['0000'] })
  })

  it('shows the cart changes first; declining keeps the area', async () => {
    mock(previewAreaSwitch, { changes: [change], lineCount: 2 })
    const user = await chooseBeijing('demo')
    expect(
      await screen.findByRole('dialog', { name: '切换到北京市后，购物车中 1 件商品会有变化' }),
    ).toBeVisible()
    await user.click(screen.getByRole('button', { name: '不切换' }))
    expect(screen.queryByRole('dialog', { name: /切换到/ })).toBeNull()
    expect(stored()).toBeUndefined()
  })

  it('switches after the buyer confirms', async () => {
    mock(previewAreaSwitch, { changes: [change], lineCount: 2 })
    const user = await chooseBeijing('demo')
    await user.click(await screen.findByRole('button', { name: '仍要切换' }))
    expect(stored()).toBe('["11"]')
  })

  it('shows a failed preview and switches after a successful retry', async () => {
    mockFailure(previewAreaSwitch, { status: 500 })
    const user = await chooseBeijing('demo')
    expect(await screen.findByRole('alert')).toHaveTextContent('暂时无法确认购物车会受到的影响')
    expect(stored()).toBeUndefined()
    mock(previewAreaSwitch, { changes: [], lineCount: 2 })
    await user.click(await screen.findByRole('button', { name: '重试' }))
    await waitFor(() => expect(stored()).toBe('["11"]'))
  })
})
