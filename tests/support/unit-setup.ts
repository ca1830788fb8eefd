import { setTimeout as realTimeout } from 'node:timers'
import { afterAll, expect } from 'vitest'

// Files share a worker: a clock left standing would make those after it wait for ever.
afterAll(() => {
  expect(globalThis.setTimeout).toBe(realTimeout)
})
