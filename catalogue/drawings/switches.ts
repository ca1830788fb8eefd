import { rod } from './bolts'
import { centreCross, centreLine, dimV } from './dimension'
import { colourOf, type Dims, num, tag } from './dims'
import { clamp } from './geometry'
import { BLACK, black, blue, body, deep, RED, shade, thin, WHITE, YELLOW } from './ink'
import { circle, path, rect, repeat, sheet } from './pen'
import { hexPrism, thread } from './screw-parts'
import { switchBody } from './switch-bodies'
import { switchHead } from './switch-heads'
import { terminalScrew } from './switchgear'

/** Push button with its lamp colour: the front, and the side behind the panel. */
export function pushButton(dims: Dims): string {
  const fill = colourOf(dims, RED)
  const cx = 104
  const cy = 142
  const stop = dims.t === 'stop'
  const ring = dims.u === 'plastic' ? black : deep
  return sheet([
    stop ? rect(cx - 86, cy - 86, 172, 172, { fill: YELLOW }, 6) : '',
    circle(cx, cy, 82, ring),
    circle(cx, cy, 70, dims.u === 'plastic' ? { fill: '#6b7680' } : body),
    circle(cx, cy, stop ? 74 : 56, { fill }),
    dims.t === 'lamp'
      ? repeat(5, (i) => circle(cx, cy, 46 - i * 9, thin))
      : circle(cx, cy, 45, thin),
    dims.t === 'lit' ? circle(cx, cy, 20, { fill: WHITE, opacity: 0.75 }) : '',
    path(`M${cx - 32} ${cy - 18}A37 37 0 0 1 ${cx - 2} ${cy - 37}`, { stroke: WHITE, width: 5 }),
    centreCross(cx, cy, 94),
    stop
      ? path(
          `M222 ${cy - 22}H214V${cy - 62}Q198 ${cy - 56} 198 ${cy}T214 ${cy + 62}V${cy + 22}H222Z`,
          { fill },
        )
      : path(`M222 ${cy - 46}H212Q204 ${cy - 46} 204 ${cy}T212 ${cy + 46}H222Z`, { fill }),
    rect(222, cy - 66, 16, 132, ring, 3),
    rect(238, cy - 48, 12, 96, { fill: '#8a96a3', width: 1 }),
    thread(238, cy, 34, 92, 6),
    rect(252, cy - 60, 14, 120, shade, 2),
    rect(272, cy - 44, 96, 88, black, 4),
    path(`M288 ${cy - 44}V${cy + 44}M320 ${cy - 44}V${cy + 44}`, { width: 1, stroke: '#8fa0b0' }),
    terminalScrew(346, cy - 24, 11),
    terminalScrew(346, cy + 24, 11),
    centreLine(194, cy, 384, cy),
  ])
}

/** Limit switch: the housing of its series, and what an object pushes. */
export function limitSwitch(dims: Dims): string {
  return sheet([switchBody(dims.u), switchHead(dims.t)])
}

/** Inductive proximity switch: threaded barrel, sensing face, two nuts and its lead. */
export function proximity(dims: Dims): string {
  const px = clamp(42 + num(dims, 'da', { fallback: 12 }) * 1.6, 46, 92)
  const x = 66
  const y = 140
  return sheet([
    dims.t === 'plug'
      ? thread(300, y, 46, 34, 7) + rect(340, y - 11, 14, 22, shade, 2)
      : rod(`M294 ${y}H336Q370 ${y} 370 ${y + 40}V262`, 13, BLACK),
    path(`M${x + 14} ${y - px / 2}H${x + 216}V${y + px / 2}H${x + 14}Z`, body),
    thread(x + 14, y, 202, px, 8),
    rect(x, y - px * 0.44, 14, px * 0.88, blue, 3),
    rect(x + 216, y - px * 0.4, 18, px * 0.8, shade, 4),
    circle(x + 225, y - px * 0.16, 4, { fill: '#ffb347', width: 1 }),
    hexPrism(x + 72, y, 24, px * 1.42, 'both'),
    hexPrism(x + 126, y, 24, px * 1.42, 'both'),
    centreLine(x - 26, y, 326, y),
    dimV(y - px / 2, y + px / 2, 40, tag(dims, 'da', 'M'), x + 14),
  ])
}
