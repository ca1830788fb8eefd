import { screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { TabBar } from '@/components/ui/tab-bar'
import { renderMall } from '../../support/render-mall'

/** Tabs 100 px wide side by side, in a strip of 200 px. */
function layOut(this: HTMLElement) {
  const at = this.tagName === 'A' ? Number(this.textContent) : 0
  return new DOMRect(at * 100, 0, this.tagName === 'A' ? 100 : 200, 40)
}

afterEach(() => {
  vi.restoreAllMocks()
})

describe('tab bar wider than the window', () => {
  it('scrolls the current tab into its middle', () => {
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(layOut)
    const tabs = ['0', '1', '2', '3', '4'].map((title) => ({
      title,
      href: `/order/list?type=${title}`,
      isCurrent: title === '4',
    }))
    renderMall(<TabBar label="订单状态" tabs={tabs} />)
    expect(screen.getByRole('navigation', { name: '订单状态' }).scrollLeft).toBe(350)
  })
})
