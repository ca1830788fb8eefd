import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { RepairView } from '@/components/site/repair/repair-view'
import { getRepairInfo, type RepairInfo } from '@/contract/site/repair-calls'
import { mock, mockFailure } from '../../support/mock-server'
import { renderMall } from '../../support/render-mall'

const NOW = Date.now()
const HOUR_MS = 3_600_000

function buildInfo(over: Partial<RepairInfo> = {}): RepairInfo {
  return {
    repairing: true,
    title: '系统升级',
    content: '升级期间暂停下单。',
    startTime: NOW,
    endTime: NOW + 26 * HOUR_MS,
    scope: ['下单', '支付'],
    contactPhone: '400-000-0000',
    noticeTime: null,
    now: NOW,
    ...over,
  }
}

describe('/repair page', () => {
  it('shows the notice and counts down by the server’s clock', async () => {
    // The server is a day ahead of this browser.
    mock(getRepairInfo, buildInfo({ now: NOW + 24 * HOUR_MS }))
    renderMall(<RepairView redirect="/cart/list" />)
    expect(await screen.findByRole('heading', { name: '系统升级' })).toBeVisible()
    expect(screen.getByText(/下单、支付/)).toBeVisible()
    expect(await screen.findByRole('timer')).toHaveTextContent(/预计 (02:00:00|01:59:5\d) 后恢复/)
  })

  it('counts days too, and shows no countdown without an end time', async () => {
    mock(getRepairInfo, buildInfo())
    const { unmount } = renderMall(<RepairView redirect={null} />)
    expect(await screen.findByRole('timer')).toHaveTextContent(
      /预计 1 天 0(2:00:00|1:59:5\d) 后恢复/,
    )
    unmount()
    mock(getRepairInfo, buildInfo({ endTime: null }))
    renderMall(<RepairView redirect={null} />)
    await screen.findByRole('heading', { name: '系统升级' })
    expect(screen.queryByRole('timer')).toBeNull()
  })

  it('states that it takes longer than announced', async () => {
    mock(getRepairInfo, buildInfo({ endTime: NOW - 1000 }))
    renderMall(<RepairView redirect={null} />)
    expect(await screen.findByText('比预计的时间稍晚，请再等一会儿。')).toBeVisible()
  })

  it('renders when the API is away and checks on demand', async () => {
    const requested = mockFailure(getRepairInfo, { status: 502 })
    const { user } = renderMall(<RepairView redirect={null} />)
    expect(await screen.findByRole('heading', { name: '商城暂时无法访问' })).toBeVisible()
    mock(getRepairInfo, buildInfo())
    await user.click(screen.getByRole('button', { name: '立即检查' }))
    expect(await screen.findByRole('heading', { name: '系统升级' })).toBeVisible()
    expect(requested.length).toBeGreaterThan(0)
  })

  it('links back when there is no maintenance', async () => {
    mock(getRepairInfo, buildInfo({ repairing: false }))
    renderMall(<RepairView redirect="/search?value=M8" />)
    expect(await screen.findByRole('link', { name: '返回刚才的页面' })).toHaveAttribute(
      'href',
      '/search?value=M8',
    )
  })
})
