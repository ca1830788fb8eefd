import { describe, expect, it } from 'vitest'
import { createTrail, isHeadingTo } from '@/components/catalog/hover-intent'

const PANEL = { left: 220, top: 0, bottom: 444 }

describe('pointer heading to the flyout', () => {
  it.each([
    ['right', { x: 140, y: 100 }, true],
    ['right and down', { x: 140, y: 140 }, true],
    ['straight down', { x: 100, y: 140 }, false],
    ['left', { x: 60, y: 110 }, false],
    ['steeply down', { x: 102, y: 180 }, false],
  ])('is %s: %j is %s', (_way, now, expected) => {
    expect(isHeadingTo(PANEL, { x: 100, y: 100 }, now)).toBe(expected)
  })

  it('is detected in a slow diagonal whose last step went straight down', () => {
    const trail = createTrail()
    for (let step = 0; step < 8; step += 1) {
      trail.add({ x: 100 + Math.ceil(step / 2), y: 100 + Math.floor(step / 2) }, step * 10)
    }
    const before = trail.before(80)
    expect(before).toEqual(expect.objectContaining({ x: 100, y: 100 }))
    expect(before && isHeadingTo(PANEL, before, { x: 104, y: 104 })).toBe(true)
  })

  it('starts again from where the pointer rested', () => {
    const trail = createTrail()
    trail.add({ x: 50, y: 50 }, 0)
    trail.add({ x: 60, y: 60 }, 20)
    expect(trail.before(5000)).toEqual(expect.objectContaining({ x: 60, y: 60 }))
    expect(createTrail().before(0)).toBeUndefined()
  })
})
