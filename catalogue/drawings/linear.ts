import { centreCross, centreLine, dimH, dimV, leader } from './dimension'
import { type Dims, num, tag } from './dims'
import { clamp, polar } from './geometry'
import { BLUE, body, DEEP, deep, RED, shade, thin, WHITE, white, YELLOW } from './ink'
import { circle, line, lines, path, rect, repeat, sheet } from './pen'
import { thread } from './screw-parts'

/** A carriage from the side: its end caps, and the threads in its top. */
const carriage = (x: number, y: number, w: number) =>
  rect(x, y - 54, w, 66, shade, 3) +
  rect(x - 8, y - 50, 8, 60, deep) +
  rect(x + w, y - 50, 8, 60, deep) +
  [x + 20, x + w - 20]
    .map((cx) =>
      path(`M${cx - 5} ${y - 54}V${y - 32}H${cx + 5}V${y - 54}`, { width: 1, dash: '4 3' }),
    )
    .join('')

/** Linear guide: rail and its carriages from the side, and their profile, square or with flanges. */
export function linearRail(dims: Dims): string {
  const x = 20
  const y = 150
  const w = 250
  const rail = 'M310 176H370V158L360 150L366 140V130H314V140L320 150L310 158Z'
  const block = 'M292 160V96H388V160H374V126H306V160Z'
  const flanged = 'M286 160V124H280V96H398V124H392V160H374V126H306V160Z'
  return sheet([
    rect(x, y, w, 30, body),
    lines([[x, y + 10, x + w, y + 10]]),
    ...[44, 246].map((cx) => circle(cx, y + 20, 5, { fill: WHITE, width: 1 })),
    ...(dims.v === '2' ? [32, 154] : [86]).map((at) => carriage(at, y, dims.v === '2' ? 92 : 122)),
    path(dims.t === 'flange' ? flanged : block, shade),
    path(rail, body),
    ...[
      [311, 147],
      [369, 147],
    ].map(([cx = 0, cy = 0]) => circle(cx, cy, 6, { fill: WHITE, width: 1.5 })),
    centreLine(340, 80, 340, 190),
    dimH(x, x + w, y + 70, tag(dims, 'l'), y + 30),
    dimH(310, 370, y + 70, tag(dims, 'd'), 176),
  ])
}

/** Ball screw with its flanged nut. */
export function ballScrew(dims: Dims): string {
  const d = num(dims, 'd', { fallback: 20 })
  const slim = clamp(num(dims, 'l', { fallback: 400 }) / d, 10, 40)
  const px = clamp(700 / slim, 28, 44)
  const y = 138
  const bare = dims.t === 'bare'
  const lead = { '4': 10, '10': 19 }[dims.v ?? ''] ?? 13
  return sheet([
    // Unmachined ends are cut off with their thread on.
    ...(bare
      ? [thread(14, y, 370, px, lead)]
      : [
          rect(14, y - px * 0.34, 30, px * 0.68, body),
          rect(350, y - px * 0.34, 34, px * 0.68, body),
          thread(44, y, 306, px, lead),
        ]),
    rect(146, y - px * 0.92, 92, px * 1.84, body, 3),
    rect(126, y - px * 1.5, 20, px * 3, shade, 2),
    lines([
      [158, y - px * 0.92, 158, y + px * 0.92],
      [226, y - px * 0.92, 226, y + px * 0.92],
    ]),
    path(`M118 ${y - px * 1.25}h8v9h-8ZM118 ${y + px * 1.25 - 9}h8v9h-8Z`, deep),
    centreLine(4, y, 396, y),
    dimH(14, 384, y + 112, tag(dims, 'l'), y + px * 0.5),
    leader(300, y - px / 2, 322, y - px * 1.5, tag(dims, 'd', 'Ø')),
  ])
}

/** Ground shaft with a break in its length, and its round end. */
export function shaft(dims: Dims): string {
  const d = num(dims, 'd', { fallback: 20 })
  const slim = clamp(num(dims, 'l', { fallback: 400 }) / d, 8, 60)
  const px = clamp(60 - slim * 0.4, 36, 58)
  const y = 138
  const h = px / 2
  const edge = `q10 ${h * 0.5} 0 ${h}t0 ${h}`
  return sheet([
    circle(66, y, h, body),
    dims.t === 'hollow' ? circle(66, y, h * 0.5, white) : circle(66, y, h - 5, thin),
    centreCross(66, y, h + 12),
    path(`M243 ${y - h}H138L132 ${y - h + 6}V${y + h - 6}L138 ${y + h}H243`, body),
    path(`M243 ${y - h}${edge}`, thin),
    path(`M257 ${y - h}H366L372 ${y - h + 6}V${y + h - 6}L366 ${y + h}H257`, body),
    path(`M257 ${y - h}${edge}`, thin),
    dims.t === 'hollow'
      ? path(
          `M132 ${y - h / 2}H240M132 ${y + h / 2}H240M262 ${y - h / 2}H372M262 ${y + h / 2}H372`,
          { width: 1, dash: '6 4' },
        )
      : '',
    rect(140, y - h + px * 0.2, 98, 6, { fill: WHITE, stroke: 'none' }),
    rect(266, y - h + px * 0.2, 98, 6, { fill: WHITE, stroke: 'none' }),
    lines([
      [138, y - h, 138, y + h],
      [366, y - h, 366, y + h],
    ]),
    centreLine(120, y, 384, y),
    dimH(132, 372, y + h + 48, tag(dims, 'l'), y + h),
    dimH(66 - h, 66 + h, y + h + 48, tag(dims, 'd', 'Ø'), y),
  ])
}

/** Head of a socket screw from above. */
const socketScrew = (x: number, y: number) =>
  circle(x, y, 9, deep) + circle(x, y, 4, { fill: WHITE, width: 1 })

/** How a disc coupling holds its shafts: a slit hub and its screws, or a taper ring before each hub. */
function discHold(
  form: string | undefined,
  [cx, cy, r]: readonly [number, number, number],
  [left, right]: [number, number],
) {
  if (form === 'clamp')
    return (
      path(`M${cx + 31} ${cy - 3}H${cx + r}V${cy + 3}H${cx + 31}`, { fill: WHITE, width: 1.5 }) +
      socketScrew(left + 20, cy - r + 30) +
      socketScrew(right - 20, cy - r + 30)
    )
  if (form !== 'taper') return ''
  return (
    circle(cx, cy, 44, thin) +
    repeat(6, (i) => circle(...polar(cx, cy, 38, i * 60), 3.5, deep)) +
    rect(left - 10, cy - 44, 10, 88, shade, 2) +
    rect(right, cy - 44, 10, 88, shade, 2)
  )
}

/** Disc coupling with one or two packs of discs, and its front. */
export function discCoupling(dims: Dims): string {
  const cx = 108
  const cy = 146
  const r = 80
  const x = 222
  const double = dims.t !== 'single'
  const packs = double ? [x + 44, x + 96] : [x + 64]
  const hub = double ? 42 : 62
  return sheet([
    circle(cx, cy, r, body),
    circle(cx, cy, 56, { width: 1, dash: '12 3 3 3' }),
    repeat(6, (i) => circle(...polar(cx, cy, 56, i * 60 + 30), 10, i % 2 ? deep : white)),
    circle(cx, cy, 32, white),
    centreCross(cx, cy, r + 14),
    rect(x, cy - r, hub, 2 * r, body, 4),
    rect(x + (double ? 100 : 76), cy - r, hub, 2 * r, body, 4),
    double ? rect(x + 56, cy - r + 8, 38, 2 * r - 16, shade, 2) : '',
    ...packs.map((at) =>
      repeat(3, (i) => line(at + i * 4, cy - r + 6, at + i * 4, cy + r - 6, thin)),
    ),
    ...packs.flatMap((at) => [cy - 56, cy + 40].map((y) => rect(at - 12, y, 34, 16, deep, 3))),
    discHold(dims.u, [cx, cy, r], [x, x + (double ? 100 : 76) + hub]),
    centreLine(x - 14, cy, x + 160, cy),
    dimV(cy - r, cy + r, x - 18, tag(dims, 'da', 'Ø'), x),
  ])
}

/** How the hub of a coupling holds its shaft, from the front: a slit and its screw, a set screw, or nothing yet. */
function hold(form: string | undefined, cx: number, cy: number, r: number): string {
  if (form === 'clamp')
    return (
      path(`M${cx + 33} ${cy - 3}H${cx + r}V${cy + 3}H${cx + 33}`, { fill: WHITE, width: 1.5 }) +
      path(`M${cx + 54} ${cy - 56}V${cy + 56}`, { width: 1, dash: '5 4' })
    )
  if (form === 'bore') return ''
  return path(`M${cx - 7} ${cy - r + 1}V${cy - 34}M${cx + 7} ${cy - r + 1}V${cy - 34}`, {
    width: 1,
    dash: '5 4',
  })
}

/** Colours of the spiders by their hardness, as makers have them. */
const SPIDERS: Readonly<Record<string, string>> = { blue: BLUE, yellow: YELLOW, red: RED }

/** Jaw coupling: two hubs with an elastic spider between, and its front. */
export function coupling(dims: Dims): string {
  const cx = 108
  const cy = 146
  const r = 80
  const x = 226
  const w = 62
  const slots = repeat(3, (i) =>
    rect(x + w, cy - r + 14 + i * 52, 18, 34, { fill: SPIDERS[dims.u ?? ''] ?? DEEP }, 4),
  )
  const screws = dims.t === 'clamp' ? [x + 24, x + w + 56] : [x + w / 2, x + w * 1.5 + 18]
  return sheet([
    circle(cx, cy, r, body),
    circle(cx, cy, 34, white),
    hold(dims.t, cx, cy, r),
    centreCross(cx, cy, r + 14),
    rect(x, cy - r, w, 2 * r, body, 4),
    rect(x + w + 18, cy - r, w, 2 * r, body, 4),
    slots,
    ...(dims.t === 'bore' ? [] : screws.map((at) => socketScrew(at, cy - r + 24))),
    path(
      `M${x} ${cy - 34}H${x + w}M${x} ${cy + 34}H${x + w}M${x + w + 18} ${cy - 34}h${w}M${x + w + 18} ${cy + 34}h${w}`,
      { width: 1, dash: '6 4' },
    ),
    centreLine(x - 14, cy, x + 2 * w + 30, cy),
    dimV(cy - r, cy + r, x - 18, tag(dims, 'da', 'Ø'), x),
  ])
}
