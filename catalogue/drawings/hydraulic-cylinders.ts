import { boreRadius, port, strokePx, threadEnd, tieRods } from './cylinder-parts'
import { centreLine, dimH, dimV } from './dimension'
import { type Dims, tag } from './dims'
import { body, deep, shade, thin, white } from './ink'
import { circle, line, lines, path, rect, sheet } from './pen'

const Y = 126
const HEAD = 36

type Span = Readonly<{ r: number; left: number; right: number }>

/** A plain tube welded to its bottom, with a gland screwed in at the rod. */
function weldedBody({ r, left, right }: Span): string {
  return [
    rect(left - HEAD, Y - r + 8, right - left + HEAD, 2 * r - 16, shade),
    rect(left - HEAD, Y - r + 8, 22, 2 * r - 16, deep, 4),
    // The bead of the weld.
    path(`M${left - 14} ${Y - r + 8}q5 -5 10 0V${Y + r - 8}q-5 5 -10 0Z`, deep),
    rect(right, Y - r + 2, HEAD, 2 * r - 4, deep, 6),
    lines([
      [right + 10, Y - r + 2, right + 10, Y + r - 2],
      [right + 26, Y - r + 2, right + 26, Y + r - 2],
    ]),
    port(left + 10, Y - r + 8),
    port(right - 18, Y - r + 8),
  ].join('')
}

/** A short block, bolted down through its own holes. */
function blockBody({ r, left, right }: Span): string {
  const [x, w] = [left - HEAD, right - left + 2 * HEAD]
  return [
    rect(x, Y - r - 4, w, 2 * r + 8, shade, 4),
    line(right + HEAD - 22, Y - r - 4, right + HEAD - 22, Y + r + 4, thin),
    ...[Y - r + 14, Y + r - 14].map((at) =>
      path(`M${x} ${at - 7}H${x + w}M${x} ${at + 7}H${x + w}`, { width: 1, dash: '6 4' }),
    ),
    ...[left - 6, right + 2].map((at) => circle(at, Y, 12, deep) + circle(at, Y, 6, white)),
  ].join('')
}

/** How it is mounted: by a flange at the rod, by feet, or by an eye behind. */
function mounting(kind: string | undefined, { r, left, right }: Span): string {
  const end = right + HEAD
  if (kind === 'flange')
    return [
      rect(end, Y - r - 26, 15, 2 * r + 52, body, 2),
      ...[Y - r - 13, Y + r + 13].map((at) => rect(end - 6, at - 7, 27, 14, deep, 2)),
    ].join('')
  if (kind === 'foot')
    return [left - HEAD, right]
      .map(
        (x) =>
          path(
            `M${x} ${Y + r - 14}H${x + HEAD}V${Y + r + 10}H${x + HEAD + 14}V${Y + r + 22}H${x - 14}V${Y + r + 10}H${x}Z`,
            body,
          ) + path(`M${x - 7} ${Y + r + 6}v20M${x + HEAD + 7} ${Y + r + 6}v20`, thin),
      )
      .join('')
  return eye(left - HEAD - 4)
}

const eye = (x: number) => circle(x, Y, 27, body) + circle(x, Y, 13, white)

/** Hydraulic cylinder of its build and mounting; its rod ends in an eye if it hangs on one. */
export function hydraulicCylinder(dims: Dims): string {
  const block = dims.t === 'thin'
  const r = boreRadius(dims)
  const w = block ? strokePx(dims, 34, 84) : strokePx(dims, 90, 156)
  const left = 70 + (156 - w) / 2
  const right = left + w
  const span = { r, left, right }
  const rod = r * 0.32
  const end = right + HEAD + (dims.u === 'flange' ? 15 : 0)
  const hung = dims.u !== 'flange' && dims.u !== 'foot'
  return sheet([
    mounting(dims.u, span),
    block
      ? blockBody(span)
      : dims.t === 'welded'
        ? weldedBody(span)
        : rect(left, Y - r + 8, w, 2 * r - 16, shade) + tieRods({ y: Y, r, left, w, head: HEAD }),
    rect(end, Y - r * 0.62, 14, r * 1.24, shade, 2),
    rect(end + 14, Y - rod, block ? 26 : 52, 2 * rod, white),
    hung ? eye(end + (block ? 58 : 84)) : threadEnd(end + (block ? 40 : 66), Y, 34, rod * 0.8),
    centreLine(4, Y, 392, Y),
    dimV(Y - r + 8, Y + r - 8, left + w / 2 + 5, tag(dims, 'd', 'Ø')),
    dimH(left, right, Y + r + 60, tag(dims, 'l'), Y + r - 8),
  ])
}
