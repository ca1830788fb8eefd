import { dimH, dimV, leader } from './dimension'
import { type Dims, tag } from './dims'
import { polar } from './geometry'
import { black, body, dark, deep, RED, shade, thin, WHITE, white } from './ink'
import { circle, label, line, path, rect, repeat, sheet, turned } from './pen'

type Face = Readonly<{ r: number; needle: number; unit: string; kind?: string }>

/** Ink of a gauge's case: bright if it is of stainless steel or filled, else painted black. */
const caseInk = ({ unit, kind }: Face) => {
  if (unit !== 'MPa') return deep
  return kind === 'filled' || kind === 'stainless' ? shade : black
}

/** The liquid that damps a gauge, with its bubble and plug; the bayonet ring of a stainless one. */
function caseDetail(cx: number, cy: number, { r, kind }: Face): string {
  if (kind === 'filled')
    return (
      rect(cx - 11, cy - r - 20, 22, 12, black, 3) +
      path(`M${cx - r * 0.9} ${cy - r * 0.44}A${r} ${r} 0 1 0 ${cx + r * 0.9} ${cy - r * 0.44}Z`, {
        fill: '#f7e8b8',
        width: 1,
      })
    )
  if (kind !== 'stainless') return ''
  return (
    circle(cx, cy, r + 6, thin) +
    [30, 150, 270]
      .map((at) => turned([rect(cx + r + 8, cy - 11, 8, 22, body, 2)], at, cx, cy))
      .join('')
  )
}

/** Dial face of 270 degrees with a needle: shared by gauges and thermometers. */
function dialFace(cx: number, cy: number, face: Face): string {
  const { r, needle, unit } = face
  const ticks = Array.from({ length: 31 }, (_, i) => {
    const [x1, y1] = polar(cx, cy, r * 0.92, 135 + i * 9)
    const [x2, y2] = polar(cx, cy, r * (i % 5 ? 0.84 : 0.76), 135 + i * 9)
    return `M${x1} ${y1}L${x2} ${y2}`
  })
  const [tx, ty] = polar(cx, cy, r * 0.76, needle)
  const [bx, by] = polar(cx, cy, r * 0.24, needle + 180)
  return (
    circle(cx, cy, r + 12, caseInk(face)) +
    circle(cx, cy, r, white) +
    caseDetail(cx, cy, face) +
    path(ticks.join(''), { width: 1.2 }) +
    label(cx, cy + r * 0.5, unit, 15) +
    line(bx, by, tx, ty, { width: 3, stroke: RED }) +
    circle(cx, cy, 7, dark)
  )
}

/** Diaphragm seal below (cx, y): two flanges bolted together, which keep the medium out of the gauge. */
function diaphragmSeal(cx: number, y: number): string {
  return [
    rect(cx - 60, y, 120, 15, shade, 2),
    rect(cx - 60, y + 18, 120, 15, shade, 2),
    rect(cx - 54, y + 14, 108, 5, { fill: WHITE, width: 1 }),
    ...[-46, 46].map((dx) => rect(cx + dx - 5, y - 5, 10, 43, deep, 2)),
    rect(cx - 18, y + 33, 36, 12, body),
  ].join('')
}

/** The side of a dial whose connection lies behind it: case, hexagon and thread, perhaps a stem. */
function axialSide(cy: number, face: Face, stem: number): string {
  const x = 252
  const { r, kind } = face
  return [
    rect(x, cy - r - 12, 30, 2 * r + 24, caseInk(face), 5),
    line(x + 8, cy - r - 12, x + 8, cy + r + 12, thin),
    rect(x + 30, cy - 24, 24, 48, body, 3),
    line(x + 30, cy - 10, x + 54, cy - 10, thin),
    line(x + 30, cy + 10, x + 54, cy + 10, thin),
    kind === 'diaphragm'
      ? turned([diaphragmSeal(x + 54, cy)], -90, x + 54, cy)
      : rect(x + 54, cy - 16, 28, 32, body) +
        repeat(5, (i) => line(x + 57 + i * 6, cy + 16, x + 60 + i * 6, cy - 16, thin)),
    stem ? rect(x + 82, cy - 6, stem, 12, shade, 5) : '',
  ].join('')
}

/** A dial from the front beside its side, for a connection at its back. */
function axialDial(dims: Dims, face: Face, stem: number): string {
  const { r, unit } = face
  const [cx, cy] = [142, 128]
  return sheet([
    dialFace(cx, cy, face),
    axialSide(cy, face, stem),
    stem ? dimH(334, 334 + stem, cy + 52, tag(dims, 'v'), cy + 6) : '',
    dimV(cy - r, cy + r, 28, tag(dims, 'da', 'Ø'), cx - 20),
    leader(cx + r * 0.7, cy + r * 0.7, 228, 262, tag(dims, 'r', '≤ ', ` ${unit}`)),
  ])
}

/** Pressure gauge in the case of its kind, its connection below or behind, perhaps with a seal. */
export function pressureGauge(dims: Dims): string {
  const cx = 178
  const cy = 118
  const r = 84
  const face = { r, needle: 262, unit: 'MPa', kind: dims.u ?? '' }
  if (dims.t === 'axial') return axialDial(dims, face, 0)
  return sheet([
    rect(164, 208, 28, 16, shade),
    path('M156 222H200L204 228V246L200 252H156L152 246V228Z', body),
    path('M168 222V252M188 222V252', thin),
    dims.u === 'diaphragm'
      ? diaphragmSeal(cx, 252)
      : path('M162 252H194V284H162Z', body) +
        repeat(5, (i) => line(162, 258 + i * 6, 194, 255 + i * 6, thin)),
    dialFace(cx, cy, face),
    dimV(cy - r, cy + r, 318, tag(dims, 'da', 'Ø'), cx + 20),
    leader(cx + 60, cy + 60, 296, 254, tag(dims, 'r', '≤ ', ' MPa')),
  ])
}

/** Bimetal thermometer: dial on its stem with the process thread, below, behind or on a swivel. */
export function thermometer(dims: Dims): string {
  const cx = 178
  const cy = 92
  const r = 66
  if (dims.t === 'axial') return axialDial(dims, { r, needle: 236, unit: '°C' }, 58)
  return sheet([
    rect(172, 166, 12, 118, shade, 5),
    path('M150 166H206L210 172V188L206 194H150L146 188V172Z', body),
    path('M166 166V194M190 166V194', thin),
    rect(162, 194, 32, 26, body),
    repeat(4, (i) => line(162, 201 + i * 6, 194, 198 + i * 6, thin)),
    dims.t === 'swivel'
      ? circle(cx, 170, 22, deep) +
        circle(cx, 170, 7, white) +
        path('M112 190A72 72 0 0 1 120 150M236 150A72 72 0 0 1 244 190', {
          width: 1.5,
          dash: '5 4',
        })
      : path('M168 160H188V170H168Z', deep),
    dialFace(cx, cy, { r, needle: 236, unit: '°C' }),
    dimV(194, 284, 110, tag(dims, 'v'), 162),
    dimV(cy - r, cy + r, 296, tag(dims, 'da', 'Ø'), cx + 20),
    leader(cx + 48, cy + 46, 284, 206, tag(dims, 'r', '≤ ', ' °C')),
  ])
}
