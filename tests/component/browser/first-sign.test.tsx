import { fireEvent } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { onFirstSign } from '@/services/browser/first-sign'

describe('the first sign of a visitor', () => {
  it.each([
    ['a moving pointer', () => fireEvent.pointerMove(document.body)],
    ['a press', () => fireEvent.pointerDown(document.body)],
    ['a key', () => fireEvent.keyDown(document.body)],
    ['scrolling', () => fireEvent.scroll(window)],
  ])('is %s, and counts once', (_name, act) => {
    const action = vi.fn()
    const stop = onFirstSign(action)
    expect(action).not.toHaveBeenCalled()
    act()
    act()
    expect(action).toHaveBeenCalledTimes(1)
    stop()
  })

  it('is not waited for any longer when told so', () => {
    const action = vi.fn()
    onFirstSign(action)()
    fireEvent.keyDown(document.body)
    expect(action).not.toHaveBeenCalled()
  })
})
