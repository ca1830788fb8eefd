import { BLUE, blue, body, deep, medium, shade, thin, WHITE } from './ink'
import { circle, label, line, path, rect, repeat } from './pen'

/** Electric actuator on a stem that ends at (cx, y): housing with its dome, gland and position window. */
export function electricActuator(cx: number, y: number): string {
  return [
    rect(cx - 14, y - 14, 28, 16, deep, 2),
    rect(cx - 74, y - 86, 148, 72, blue, 12),
    path(`M${cx - 44} ${y - 86}Q${cx - 40} ${y - 106} ${cx} ${y - 106}T${cx + 44} ${y - 86}Z`, {
      fill: BLUE,
    }),
    circle(cx, y - 56, 20, { fill: WHITE }),
    label(cx, y - 49, 'M', 20),
    path(`M${cx + 74} ${y - 60}H${cx + 96}V${y - 40}H${cx + 74}`, shade),
    line(cx - 74, y - 30, cx + 74, y - 30, thin),
  ].join('')
}

/** Pneumatic rotary actuator on a stem that ends at (cx, y): a cylinder across it with two ports. */
export function pneumaticActuator(cx: number, y: number): string {
  return [
    rect(cx - 14, y - 14, 28, 16, deep, 2),
    rect(cx - 92, y - 74, 184, 60, body, 4),
    ...[cx - 106, cx + 92].map((x) => rect(x, y - 78, 14, 68, shade, 3)),
    repeat(5, (i) => line(cx - 84 + i * 42, y - 74, cx - 84 + i * 42, y - 14, thin)),
    rect(cx - 10, y - 92, 20, 18, deep, 2),
    ...[cx - 18, cx + 18].map((x) => circle(x, y - 30, 6, { fill: WHITE, width: 1.5 })),
  ].join('')
}

/** Worm gear on a stem that ends at (cx, y), with its hand wheel to the right. */
export function wormGear(cx: number, y: number): string {
  return [
    rect(cx - 14, y - 12, 28, 14, deep, 2),
    circle(cx, y - 36, 32, body),
    rect(cx - 20, y - 60, 62, 30, shade, 6),
    rect(cx + 42, y - 51, 60, 12, deep, 3),
    rect(cx + 102, y - 84, 12, 78, { fill: '#e0564a' }, 6),
    line(cx - 14, y - 45, cx + 36, y - 45, medium),
  ].join('')
}

/** What turns a valve instead of its lever; empty for a lever. */
export function actuator(kind: string | undefined, cx: number, y: number): string {
  if (kind === 'electric') return electricActuator(cx, y)
  if (kind === 'air') return pneumaticActuator(cx, y)
  return kind === 'gear' ? wormGear(cx, y) : ''
}
