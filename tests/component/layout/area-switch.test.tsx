import { screen, waitFor } from '@testing-library/react'
import Cookies from 'js-cookie'
import { describe, expect, it } from 'vitest'
import { AreaSelector } from '@/components/layout/area-selector'
import { type AreaPreview, previewAreaSwitch } from '@/contract/area-switch'
import { getSysRegion } from '@/contract/global'
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
  await user.click(await screen.findByRole('button', { name: '全省（市）' }))
  return user
}

const stored = () => Cookies.get('areaHomeIdList')

describe('switching the area', () => {
  it('asks a visitor nothing', async () => {
    await chooseBeijing()
    await waitFor(() => expect(stored()).toBe('["11"]'))
    expect(Cookies.get('salesAreaCode')).toBe('["11"]')
  })

  it('asks a buyer nothing when the cart stays as it is', async () => {
    const asked = mock(previewAreaSwitch, { changes: [], lineCount: 2 })
    await chooseBeijing('demo')
    await waitFor(() => expect(stored()).toBe('["11"]'))
    expect(asked[0]?.body).toEqual({ areaCode: ['11'], currentAreaCode: ['0000'] })
  })

  it('first shows what would change, and changes nothing when the buyer stays', async () => {
    mock(previewAreaSwitch, { changes: [change], lineCount: 2 })
    const user = await chooseBeijing('demo')
    expect(
      await screen.findByRole('dialog', { name: '切换到北京市后，购物车中 1 件商品会有变化' }),
    ).toBeVisible()
    await user.click(screen.getByRole('button', { name: '不切换' }))
    expect(screen.queryByRole('dialog', { name: /切换到/ })).toBeNull()
    expect(stored()).toBeUndefined()
  })

  it('switches when the buyer says so', async () => {
    mock(previewAreaSwitch, { changes: [change], lineCount: 2 })
    const user = await chooseBeijing('demo')
    await user.click(await screen.findByRole('button', { name: '仍要切换' }))
    expect(stored()).toBe('["11"]')
  })

  it('says when it cannot know, and asks again on demand', async () => {
    mockFailure(previewAreaSwitch, { status: 500 })
    const user = await chooseBeijing('demo')
    expect(await screen.findByRole('alert')).toHaveTextContent('暂时无法确认购物车会受到的影响')
    expect(stored()).toBeUndefined()
    mock(previewAreaSwitch, { changes: [], lineCount: 2 })
    await user.click(screen.getByRole('button', { name: '重试' }))
    await waitFor(() => expect(stored()).toBe('["11"]'))
  })
})
