import { screen, waitFor } from '@testing-library/react'
import Cookies from 'js-cookie'
import { describe, expect, it } from 'vitest'
import { AreaSelector } from '@/components/area/area-selector'
import { LocationPrompt } from '@/components/area/location-prompt'
import { getDefaultArea, getSysRegion } from '@/contract/area/area-calls'
import { mock, mockFailure } from '../../support/mock-server'
import { renderMall } from '../../support/render-mall'

const COUNTRY = { sysNo: '0000', title: '全国', hasSpu: true }

describe('location prompt', () => {
  it('is hidden when an area is already chosen', () => {
    renderMall(<LocationPrompt />, { areas: ['31'] })
    expect(screen.queryByRole('button', { name: '允许' })).toBeNull()
  })

  it('hides when closed, stores no area and stays away for the session', async () => {
    const { user, again } = renderMall(<LocationPrompt />)
    await user.click(screen.getByRole('button', { name: '关闭' }))
    expect(screen.queryByRole('button', { name: '允许' })).toBeNull()
    expect(Cookies.get('areaHomeIdList')).toBeUndefined()
    expect(Cookies.get('areaPrompt')).toBe('closed')
    again(<LocationPrompt />)
    expect(screen.queryByRole('button', { name: '允许' })).toBeNull()
  })

  it('opens the area selector for another area', async () => {
    Element.prototype.scrollIntoView = () => {}
    mock(getSysRegion, [])
    const { user } = renderMall(
      <>
        <AreaSelector />
        <LocationPrompt />
      </>,
    )
    await user.click(screen.getByRole('button', { name: '换一个' }))
    expect(await screen.findByRole('dialog', { name: '选择销售区域' })).toBeVisible()
    expect(screen.getByRole('button', { name: '允许' })).toBeVisible()
  })

  it('stores the default area when allowed', async () => {
    mock(getDefaultArea, { defaultArea: COUNTRY })
    const { user } = renderMall(<LocationPrompt />)
    await user.click(screen.getByRole('button', { name: '允许' }))
    await waitFor(() => expect(Cookies.get('areaHomeIdList')).toBe('["0000"]'))
    expect(Cookies.get('salesAreaCode')).toBe('["0000"]')
    expect(screen.queryByRole('button', { name: '允许' })).toBeNull()
  })

  it('stays open with an error when the server fails', async () => {
    mockFailure(getDefaultArea, { status: 500, code: 5000 })
    const { user } = renderMall(<LocationPrompt />)
    await user.click(screen.getByRole('button', { name: '允许' }))
    expect(await screen.findByText('抱歉，服务器遇到问题，请稍后再试')).toBeInTheDocument()
    expect(screen.getByRole('button', { name: '允许' })).toBeEnabled()
  })
})
