import { act, screen } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Availability } from '@/components/product/shared/availability'
import { renderMall } from '../../support/render-mall'

describe('availability', () => {
  afterEach(() => vi.useRealTimers())

  it('names the day of arrival, and another after midnight in China', async () => {
    vi.useFakeTimers({
      toFake: ['Date', 'setInterval', 'clearInterval'],
      now: new Date('2026-11-23T15:59:30Z'),
    })
    const availability = <Availability state="in" leadDays={3} />
    // What the kept page says, until the calendar has loaded.
    expect(renderToStaticMarkup(availability)).toContain('3 个工作日后送达')
    renderMall(availability)
    const shown = () => screen.getByText(/有货/).parentElement
    expect(await screen.findByText(/· 11月26日（周四）送达/)).toBeVisible()
    act(() => vi.advanceTimersByTime(60_000))
    expect(shown()).toHaveTextContent('有货 · 11月27日（周五）送达')
  })

  it('says neither stock nor date of what is not for sale', () => {
    const { container } = renderMall(
      <Availability state="in" leadDays={3} obstacle="当前区域不可售" />,
    )
    expect(container).toHaveTextContent(/^全国不可售$/)
  })
})
