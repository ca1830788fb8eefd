import { centreLine, dimH, dimV } from './dimension'
import { type Dims, num, tag } from './dims'
import { clamp } from './geometry'
import { BODY, body, OUTLINE, shade } from './ink'
import { path, rect, sheet, turned } from './pen'
import { hexPrism, thread } from './screw-parts'

/** A bent rod: its outline as a wide stroke under a narrower one. */
export function rod(d: string, thickness: number, fill = BODY): string {
  return (
    path(d, { stroke: OUTLINE, width: thickness }) + path(d, { stroke: fill, width: thickness - 4 })
  )
}

/** Foot of a foundation bolt in the concrete: an eye, a bend or a welded plate. */
function foot(form: string | undefined, y: number, px: number): string {
  if (form === 'plate') return rod(`M262 ${y}H58`, px) + rect(44, y - 44, 12, 88, shade)
  if (form === 'bend') return rod(`M262 ${y}H74Q58 ${y} 58 ${y + 16}V${y + 84}`, px)
  return rod(`M262 ${y}H92A36 36 0 1 0 128 ${y + 36}V${y + 22}`, px)
}

/** Foundation bolt: its foot, a threaded end with a nut and a washer. */
export function anchorBolt(dims: Dims): string {
  const d = num(dims, 'd', { fallback: 20 })
  const slim = clamp(num(dims, 'l', { fallback: 400 }) / d, 8, 24)
  const px = clamp(440 / slim, 20, 30)
  const y = 128
  const left = 44
  const right = 346
  return sheet([
    foot(dims.t, y, px),
    thread(250, y, right - 250, px, 7),
    path(`M276 ${y - px * 1.15}h7v${px * 2.3}h-7Z`, body),
    hexPrism(283, y, px * 0.85, px * 1.8, 'both'),
    centreLine(74, y, right + 14, y),
    dimH(left - 6, right, y + 124, tag(dims, 'l'), y + 40),
    dimV(y - px / 2, y + px / 2, right + 26, tag(dims, 'd', 'M'), right),
  ])
}

/** U bolt with its two nuts, over the pipe it holds. */
export function uBolt(dims: Dims): string {
  const d = num(dims, 'd', { fallback: 50 })
  const rodPx = clamp(26 - d * 0.05, 14, 24)
  const cx = 200
  const cy = 112
  const r = 74
  const pipe = r - rodPx / 2 - 3
  const legs = [cx - r, cx + r].map((x) =>
    turned(
      [thread(x - 10, 210, 66, rodPx, 6), hexPrism(x + 22, 210, 18, rodPx * 2, 'both')],
      90,
      x,
      210,
    ),
  )
  return sheet([
    `<circle cx="${cx}" cy="${cy}" r="${pipe}" stroke="#8294a5" stroke-width="1" stroke-dasharray="8 4"/>`,
    rod(`M${cx - r} 206V${cy}A${r} ${r} 0 0 1 ${cx + r} ${cy}V206`, rodPx),
    ...legs,
    path('M96 222H304V232H96Z', body),
    centreLine(cx, 20, cx, 286),
    dimH(cx - pipe, cx + pipe, cy, tag(dims, 'd', 'DN')),
    dimH(cx - r + rodPx / 2, cx + r - rodPx / 2, 198, tag(dims, 'b')),
  ])
}
