import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { WhenSeen } from '@/components/ui/when-seen'

/** Stands for the browser's observer, of an element so far below the window, px. */
let below = 0
let watching = 0
class Observer {
  readonly #ahead: number
  readonly #tell: (entries: { isIntersecting: boolean }[]) => void

  constructor(
    tell: (entries: { isIntersecting: boolean }[]) => void,
    given: IntersectionObserverInit,
  ) {
    this.#tell = tell
    this.#ahead = Number.parseInt(given.rootMargin ?? '0', 10)
  }

  observe() {
    watching += 1
    this.#tell([{ isIntersecting: below <= this.#ahead }])
  }

  disconnect() {
    watching -= 1
  }
}

beforeEach(() => {
  watching = 0
  vi.stubGlobal('IntersectionObserver', Observer)
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const open = () => render(<WhenSeen placeholder="loading">content</WhenSeen>)
const stir = () => act(() => window.dispatchEvent(new Event('pointermove')))

it('shows at once what stands in the window', () => {
  below = 0
  open()
  expect(screen.getByText('content')).toBeVisible()
  stir()
  expect(watching).toBe(0)
})

it('shows what is near once a visitor stirs', () => {
  below = 375
  open()
  expect(screen.getByText('loading')).toBeVisible()
  stir()
  expect(screen.getByText('content')).toBeVisible()
})

it('waits with what is further down', () => {
  below = 401
  open()
  stir()
  expect(screen.getByText('loading')).toBeVisible()
})

it('watches nothing any more once it is gone', () => {
  below = 401
  const { unmount } = open()
  stir()
  unmount()
  stir()
  expect(watching).toBe(0)
})
