import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { AreaPanel } from '@/components/area/area-panel'
import { getSysRegion } from '@/contract/area/area-calls'
import { mock } from '../../support/mock-server'
import { renderMall } from '../../support/render-mall'

const SHANGHAI = { sysNo: '31', title: '上海市', hasSpu: true }
const JIANGSU = { sysNo: '32', title: '江苏省', hasSpu: true }

function renderPanel(municipality = SHANGHAI) {
  const onChoose = vi.fn()
  mock(getSysRegion, [municipality, JIANGSU])
  return { onChoose, ...renderMall(<AreaPanel currentNo="0000" onChoose={onChoose} />) }
}

it.each(['上海市', '上海'])('the municipality %s is chosen by one click', async (title) => {
  const { user, onChoose } = renderPanel({ ...SHANGHAI, title })
  await user.click(await screen.findByRole('button', { name: title }))
  expect(onChoose).toHaveBeenCalledExactlyOnceWith({ ...SHANGHAI, title }, [{ ...SHANGHAI, title }])
})

it('a province opens its cities', async () => {
  const { user, onChoose } = renderPanel()
  await user.click(await screen.findByRole('button', { name: '江苏省' }))
  expect(await screen.findByRole('button', { name: '全省' })).toBeVisible()
  expect(onChoose).not.toHaveBeenCalled()
})
