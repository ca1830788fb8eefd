/** Zoom state of a picture: scale, and offset from the centre, px. */
export type Zoom = { scale: number; x: number; y: number }
type Size = { width: number; height: number }
type Point = { x: number; y: number }

export const WHOLE: Zoom = { scale: 1, x: 0, y: 0 }
export const SCALE_MAX = 8

function within(value: number, limit: number): number {
  return Math.max(-limit, Math.min(limit, value))
}

/** Pans the picture within limits: its frame never shows beside it. */
export function pan(zoom: Zoom, by: Point, frame: Size): Zoom {
  const room = (zoom.scale - 1) / 2
  return {
    scale: zoom.scale,
    x: within(zoom.x + by.x, frame.width * room),
    y: within(zoom.y + by.y, frame.height * room),
  }
}

/** Zooms in or out; the point (from the frame's centre) stays fixed. */
export function zoomAt(
  zoom: Zoom,
  factor: number,
  { at, frame }: { at: Point; frame: Size },
): Zoom {
  const scale = Math.max(1, Math.min(SCALE_MAX, zoom.scale * factor))
  const grown = scale / zoom.scale
  const moved = { x: at.x - (at.x - zoom.x) * grown, y: at.y - (at.y - zoom.y) * grown }
  return pan({ scale, ...moved }, { x: 0, y: 0 }, frame)
}
