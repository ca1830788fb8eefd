import { describe, expect, it } from 'vitest'
import { pan, SCALE_MAX, WHOLE, zoomAt } from '@/components/product/zoom'

const frame = { width: 1000, height: 750 }
const middle = { x: 0, y: 0 }

describe('drawing zoom', () => {
  it('keeps the point under the pointer in place', () => {
    const at = { x: 200, y: -100 }
    const zoomed = zoomAt(WHOLE, 2, { at, frame })
    // What was at the point (200, -100) is drawn at scale 2 and moved back by as much.
    expect(at.x * zoomed.scale + zoomed.x).toBe(at.x)
    expect(at.y * zoomed.scale + zoomed.y).toBe(at.y)
  })

  it('stays between the whole drawing and SCALE_MAX', () => {
    expect(zoomAt(WHOLE, 0.5, { at: middle, frame })).toEqual(WHOLE)
    expect(zoomAt(WHOLE, 100, { at: middle, frame }).scale).toBe(SCALE_MAX)
  })

  it('pan never leaves the frame', () => {
    const zoomed = zoomAt(WHOLE, 2, { at: middle, frame })
    expect(pan(zoomed, { x: 9999, y: -9999 }, frame)).toEqual({ scale: 2, x: 500, y: -375 })
    expect(pan(WHOLE, { x: 50, y: 50 }, frame)).toEqual(WHOLE)
  })

  it('shows the whole drawing when zoomed out', () => {
    const moved = pan(zoomAt(WHOLE, 4, { at: middle, frame }), { x: 300, y: 300 }, frame)
    expect(zoomAt(moved, 0.1, { at: middle, frame })).toEqual(WHOLE)
  })
})
