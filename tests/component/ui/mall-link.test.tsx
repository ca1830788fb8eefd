import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { MallLink } from '@/components/ui/mall-link'

describe('a link that preloads', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  function show() {
    const warmed: string[] = []
    render(
      ['甲', '乙', '丙'].map((name) => (
        <MallLink key={name} href="/product/8" onWarm={() => warmed.push(name)}>
          {name}
        </MallLink>
      )),
    )
    return warmed
  }
  const links = () => screen.getAllByRole('link')

  it('asks for nothing while the pointer sweeps over it', () => {
    const warmed = show()
    for (const link of links()) {
      fireEvent.pointerEnter(link)
      vi.advanceTimersByTime(40)
      fireEvent.pointerLeave(link)
    }
    vi.advanceTimersByTime(1000)
    expect(warmed).toEqual([])
  })

  it('asks once the pointer rests on it', () => {
    const warmed = show()
    fireEvent.pointerEnter(screen.getByText('乙'))
    vi.advanceTimersByTime(60)
    expect(warmed).toEqual(['乙'])
  })

  it('asks once when it is pressed, which focuses it', () => {
    const warmed = show()
    const link = screen.getByText('乙')
    fireEvent.pointerEnter(link)
    fireEvent.pointerDown(link, { button: 0, pointerType: 'mouse' })
    fireEvent.focus(link)
    vi.advanceTimersByTime(1000)
    expect(warmed).toEqual(['乙'])
  })

  it('asks for the last one when the focus runs over several', () => {
    const warmed = show()
    for (const link of links()) fireEvent.focus(link)
    vi.advanceTimersByTime(60)
    expect(warmed).toEqual(['丙'])
  })
})
