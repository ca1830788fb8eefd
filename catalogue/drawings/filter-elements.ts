import { centreLine } from './dimension'
import type { Dims } from './dims'
import { BLUE, black, DEEP, deep, FAINT, medium, OUTLINE, PALE, SHADE, thin, white } from './ink'
import { ellipse, line, path, rect, repeat, sheet } from './pen'

const CAP = { fill: '#5f97cf' }

/** Colours of the media: glass fibre, wire mesh, paper. */
const MEDIA: Readonly<Record<string, string>> = { mesh: '#d3dae1', paper: '#efd79f' }

function media(dims: Dims, y: number, h: number): string {
  const mesh =
    repeat(11, (i) =>
      line(118, y + (i + 1) * (h / 12), 282, y + (i + 1) * (h / 12), { width: 0.8 }),
    ) + repeat(29, (i) => line(124 + i * 5.5, y, 124 + i * 5.5, y + h, { width: 0.8 }))
  const pleats = repeat(15, (i) =>
    path(`M${124 + i * 11} ${y}V${y + h}`, {
      width: i % 2 ? 1 : 1.5,
      stroke: i % 2 ? FAINT : OUTLINE,
    }),
  )
  return (
    rect(118, y, 164, h, { fill: MEDIA[dims.u ?? ''] ?? PALE }) +
    (dims.u === 'mesh' ? mesh : pleats)
  )
}

function flow(y: number): string {
  return [
    `M52 ${y}H96M84 ${y - 10}L98 ${y}L84 ${y + 10}`,
    `M348 ${y}H304M316 ${y - 10}L302 ${y}L316 ${y + 10}`,
  ]
    .map((d) => path(d, { width: 3, stroke: BLUE }))
    .join('')
}

/** Filter element: of the return line, of the pressure line, or a suction strainer on its hexagon. */
export function filterElement(dims: Dims): string {
  if (dims.t === 'suction') return suctionStrainer(dims)
  return dims.t === 'pressure' ? pressureElement(dims) : returnElement(dims)
}

function topCap(): string {
  return (
    path('M110 60V46Q110 38 118 38H282Q290 38 290 46V60Q200 72 110 60Z', CAP) +
    ellipse(200, 40, 84, 16, { fill: '#8db8e2' }) +
    ellipse(200, 40, 46, 9, black) +
    ellipse(200, 40, 38, 6.5, white)
  )
}

function returnElement(dims: Dims): string {
  return sheet([
    media(dims, 60, 176),
    ...[104, 148, 192].map((y) => path(`M118 ${y}H282`, { width: 3, stroke: DEEP })),
    topCap(),
    path('M110 236Q200 248 290 236V254Q290 264 282 266Q200 276 118 266Q110 264 110 254Z', CAP),
    centreLine(200, 12, 200, 290),
    flow(148),
  ])
}

/** Element of a pressure filter: the perforated support tube stands over the media, the end is closed. */
function pressureElement(dims: Dims): string {
  return sheet([
    media(dims, 60, 176),
    rect(118, 60, 164, 176, { fill: SHADE, opacity: 0.6 }),
    repeat(8, (row) =>
      repeat(11, (i) =>
        ellipse(128 + i * 14.4 + (row % 2) * 5, 74 + row * 21, 4, 5, {
          fill: MEDIA[dims.u ?? ''] ?? PALE,
          width: 1.2,
        }),
      ),
    ),
    topCap(),
    path('M110 236Q200 248 290 236V252Q270 284 200 284T110 252Z', CAP),
    centreLine(200, 12, 200, 294),
    flow(148),
  ])
}

/** Suction strainer: mesh over its folds, thread inside the hexagon on top. */
function suctionStrainer(dims: Dims): string {
  return sheet([
    path('M146 20H254L262 30V58H138V30Z', deep),
    path('M172 20V58M228 20V58', medium),
    ellipse(200, 22, 30, 6, black),
    rect(110, 58, 180, 20, { fill: '#8db8e2' }, 5),
    media(dims, 78, 170),
    path('M118 124H282M118 204H282', thin),
    rect(110, 246, 180, 22, { fill: '#8db8e2' }, 8),
    centreLine(200, 8, 200, 288),
    flow(162),
  ])
}
