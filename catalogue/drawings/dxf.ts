import { DxfWriter, LWPolylineFlags, point2d, point3d, Units } from '@tarikjabiri/dxf'
import { type Dims, input } from './dims'
import { ngon, type Point } from './geometry'

/** Draws the views of a part in mm; the side view begins at x = 0, the end view lies left of it. */
type Views = (dxf: DxfWriter, size: Record<string, number>, form: string | undefined) => void

function outline(dxf: DxfWriter, points: readonly Point[]) {
  dxf.addLWPolyline(
    points.map(([x, y]) => ({ point: point2d(x, y) })),
    { flags: LWPolylineFlags.Closed },
  )
}

function box(dxf: DxfWriter, from: number, to: number, height: number) {
  const h = height / 2
  outline(dxf, [
    [from, -h],
    [to, -h],
    [to, h],
    [from, h],
  ])
}

/** Two lines along the axis, `apart` from each other: a bore or a thread's core. */
function parallels(dxf: DxfWriter, from: number, to: number, apart: number) {
  for (const y of [-apart / 2, apart / 2]) dxf.addLine(point3d(from, y), point3d(to, y))
}

function hexagon(dxf: DxfWriter, x: number, s: number) {
  outline(dxf, ngon(x, 0, s / Math.sqrt(3), 6, 30))
}

/** Width across the corners of a hexagon of the width s across its flats. */
const corners = (s: number) => (s * 2) / Math.sqrt(3)

/** Core diameter of a metric thread (ISO 724). */
const core = (d: number, p: number) => d - 1.0825 * p

/** Thread length of a bolt with a shank (GB/T 5782, ISO 4014). */
function threaded(d: number, l: number): number {
  if (l <= 125) return 2 * d + 6
  return 2 * d + (l <= 200 ? 12 : 25)
}

const VIEWS: Readonly<Record<string, { needs: string; draw: Views }>> = {
  'hex-bolt': {
    needs: 'd l s k p',
    draw(dxf, { d = 0, l = 0, s = 0, k = 0, p = 0 }, form) {
      hexagon(dxf, -k - s * 1.5, s)
      box(dxf, -k, 0, corners(s))
      box(dxf, 0, l, d)
      parallels(dxf, form === 'shank' ? l - threaded(d, l) : 0, l, core(d, p))
    },
  },
  'socket-screw': {
    needs: 'd l dk e p',
    draw(dxf, { d = 0, l = 0, dk = 0, e = 0, p = 0 }) {
      const x = -d - dk * 1.5
      dxf.addCircle(point3d(x, 0), dk / 2)
      hexagon(dxf, x, e)
      // The head of a socket screw is as high as its thread is wide (GB/T 70.1).
      box(dxf, -d, 0, dk)
      box(dxf, 0, l, d)
      parallels(dxf, 0, l, core(d, p))
    },
  },
  nut: {
    needs: 'd s h',
    draw(dxf, { d = 0, s = 0, h = 0 }) {
      hexagon(dxf, -s * 1.5, s)
      dxf.addCircle(point3d(-s * 1.5, 0), d / 2)
      box(dxf, 0, h, corners(s))
      parallels(dxf, 0, h, d)
    },
  },
  washer: { needs: 'di da h', draw: (dxf, { di = 0, da = 0, h = 0 }) => ring(dxf, di, da, h) },
  bearing: { needs: 'di da b', draw: (dxf, { di = 0, da = 0, b = 0 }) => ring(dxf, di, da, b) },
  'o-ring': {
    needs: 'di w',
    draw(dxf, { di = 0, w = 0 }) {
      const x = -di / 2 - w * 3
      dxf.addCircle(point3d(x, 0), di / 2)
      dxf.addCircle(point3d(x, 0), di / 2 + w)
      for (const y of [-1, 1]) dxf.addCircle(point3d(w / 2, (y * (di + w)) / 2), w / 2)
    },
  },
  pin: {
    needs: 'd l',
    draw(dxf, { d = 0, l = 0 }) {
      dxf.addCircle(point3d(-d * 1.5, 0), d / 2)
      box(dxf, 0, l, d)
    },
  },
  key: {
    needs: 'b h l',
    draw(dxf, { b = 0, h = 0, l = 0 }) {
      box(dxf, -b * 2, -b, h)
      box(dxf, 0, l, b)
    },
  },
}

function ring(dxf: DxfWriter, di: number, da: number, width: number) {
  for (const d of [di, da]) dxf.addCircle(point3d(-da, 0), d / 2)
  box(dxf, 0, width, da)
  parallels(dxf, 0, width, di)
}

export const DXF_TEMPLATES = Object.keys(VIEWS)

/** DXF of a template in true size, in mm; null for another template or where a dimension is missing. */
export function drawingDxf(template: string, dims: Dims): string | null {
  const view = Object.hasOwn(VIEWS, template) ? VIEWS[template] : undefined
  if (!view) return null
  const { needs, draw } = view
  const size: Record<string, number> = {}
  for (const letter of needs.split(' ')) {
    const value = input(dims, letter)
    if (value === null) return null
    size[letter] = value
  }
  const dxf = new DxfWriter()
  dxf.setUnits(Units.Millimeters)
  draw(dxf, size, dims.t)
  return dxf.stringify()
}
