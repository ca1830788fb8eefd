import { centreLine, dimH, dimV } from './dimension'
import { type Dims, num, tag } from './dims'
import { clamp } from './geometry'
import { body, deep, shade } from './ink'
import { circle, line, path, rect, repeat, sheet } from './pen'
import { crossEnd, hexEnd, hexPrism, serration, socketEnd, thread, tip } from './screw-parts'

type Head = 'hex' | 'flange' | 'socket' | 'countersunk' | 'pan' | 'bugle' | 'oval' | 'washer-hex'
type Build = Readonly<{ head: Head; tip: 'flat' | 'sharp' | 'drill'; mark: string }>

const Y = 142
const END_X = 68
const FACE_X = 186

const WIDTH: Readonly<Record<Head, number>> = {
  hex: 1.65,
  flange: 1.65,
  socket: 1.55,
  countersunk: 2.2,
  pan: 2,
  bugle: 2.1,
  oval: 2.1,
  'washer-hex': 1.7,
}

const HEIGHT: Readonly<Record<Head, number>> = {
  hex: 0.68,
  flange: 0.85,
  socket: 1,
  countersunk: 0.6,
  pan: 0.62,
  bugle: 0.6,
  oval: 0.6,
  'washer-hex': 0.8,
}

function headSide(head: Head, k: number, w: number, d: number): string {
  const x = FACE_X - k
  const h = w / 2
  const e = (w * 2) / Math.sqrt(3)
  if (head === 'hex') return hexPrism(x, Y, k, e, 'left')
  if (head === 'flange' || head === 'washer-hex') {
    const rim = e / 2 + (head === 'flange' ? 14 : 9)
    const base = 7
    return (
      hexPrism(x, Y, k - base, e, 'left') +
      path(
        `M${FACE_X - base - 4} ${Y - e / 2}L${FACE_X - 4} ${Y - rim}H${FACE_X}V${Y + rim}H${FACE_X - 4}L${FACE_X - base - 4} ${Y + e / 2}Z`,
        shade,
      )
    )
  }
  if (head === 'socket') {
    const knurl = repeat(Math.floor(w / 5) - 1, (i) =>
      line(x + 6, Y - h + 5 + i * 5, FACE_X - 3, Y - h + 5 + i * 5, { width: 0.7 }),
    )
    return rect(x, Y - h, k, w, body, 4) + knurl
  }
  if (head === 'pan') {
    return path(
      `M${FACE_X} ${Y - h}V${Y + h}H${FACE_X - k * 0.35}Q${x} ${Y + h * 0.8} ${x} ${Y}Q${x} ${Y - h * 0.8} ${FACE_X - k * 0.35} ${Y - h}Z`,
      body,
    )
  }
  const r = d / 2
  const flank =
    head === 'bugle'
      ? `Q${FACE_X - k * 0.5} ${Y - r} ${FACE_X} ${Y - r}V${Y + r}Q${FACE_X - k * 0.5} ${Y + r} ${x + 4} ${Y + h}`
      : `L${FACE_X} ${Y - r}V${Y + r}L${x + 4} ${Y + h}`
  const top = head === 'oval' ? `Q${x - k * 0.7} ${Y} ${x} ${Y - h}` : ''
  return path(`M${x} ${Y - h}H${x + 4}${flank}H${x}${top}Z`, body)
}

function headEnd(head: Head, w: number, socket: number): string {
  if (head === 'hex') return hexEnd(END_X, Y, w)
  if (head === 'flange' || head === 'washer-hex') {
    const rim = w / Math.sqrt(3) + (head === 'flange' ? 14 : 9)
    return circle(END_X, Y, rim, shade) + hexEnd(END_X, Y, w)
  }
  if (socket > 0) return socketEnd(END_X, Y, w, socket)
  return crossEnd(END_X, Y, w)
}

/** Part of a half-threaded bolt's length that is thread, by the lengths of GB/T 5782. */
function threadShare(d: number, l: number): number {
  const more = l <= 125 ? 6 : l <= 200 ? 12 : 25
  return clamp((2 * d + more) / l, 0.2, 0.9)
}

const HEADS: Readonly<Record<string, Head>> = {
  pan: 'pan',
  countersunk: 'countersunk',
  oval: 'oval',
}

/** The head of a screw sold with several, else the template's own. */
function headOf(dims: Dims, own: Head): Head {
  return own === 'washer-hex' || own === 'bugle' ? (HEADS[dims.t ?? ''] ?? own) : own
}

/** A headed screw: the head seen from its end, and the screw from its side. */
export function screw(dims: Dims, build: Build): string {
  const { head: own } = build
  const head = headOf(dims, own)
  const d = num(dims, 'd', { fallback: 8 })
  const ratio = clamp(num(dims, 'l', { fallback: d * 4 }) / d, 1.4, 4.5)
  const px = Math.min(50, 165 / ratio)
  const across = head === 'hex' || head === 'flange' ? 's' : 'dk'
  const wide = clamp(num(dims, across, { fallback: d * WIDTH[head] }) / d, 1.4, 2.3)
  const w = Math.min(wide * px, 106)
  const k = clamp(num(dims, 'k', { fallback: d * HEIGHT[head] }) / d, 0.5, 1.1) * px
  const socket = clamp(num(dims, 'e', { fallback: d * 0.75 }) / d, 0.5, 0.9) * px
  const sunk = head === 'countersunk' || head === 'bugle' || head === 'oval'
  const from = sunk ? FACE_X - k : FACE_X
  const end = from + Math.max(ratio * px, sunk ? k + 34 : 34)
  const tipLength = build.tip === 'flat' ? 5 : px * (build.tip === 'sharp' ? 1.1 : 1.35)
  const pitch = clamp((num(dims, 'p', { fallback: d * 0.16 }) / d) * px, 5, 9)
  const coarse = pitch * (build.tip === 'flat' ? 1 : 1.5) * (dims.u === 'coarse' ? 1.7 : 1)
  const shank = Math.max(end - tipLength - FACE_X, 12)
  const stop = FACE_X + shank + tipLength
  const smooth =
    dims.t === 'shank' ? shank * (1 - threadShare(d, num(dims, 'l', { fallback: d * 4 }))) : 0
  const low = Y + w * 0.62 + 34
  return sheet([
    headEnd(head, w, own === 'socket' || own === 'countersunk' ? socket : 0),
    smooth > 0 ? rect(FACE_X, Y - px / 2, smooth, px, body) : '',
    thread(FACE_X + smooth, Y, shank - smooth, px, coarse),
    tip(FACE_X + shank, Y, px, build.tip),
    head === 'flange' && dims.u === 'teeth'
      ? serration(FACE_X, Y, px / 2 + 2, w / Math.sqrt(3) + 14)
      : '',
    headSide(head, k, w, px),
    dims.t === 'washers'
      ? path(`M${FACE_X} ${Y - w * 0.5}h8l-3 ${w}h-8Z`, deep) +
        rect(FACE_X + 8, Y - w * 0.66, 5, w * 1.32, shade)
      : '',
    centreLine(FACE_X - k - 12, Y, stop + 12, Y),
    dimH(from, stop, low, tag(dims, 'l'), Y + (sunk ? w / 2 : px / 2)),
    dimV(Y - px / 2, Y + px / 2, stop + 26, tag(dims, 'd', build.mark), FACE_X + shank),
    dimH(END_X - w / 2, END_X + w / 2, low, tag(dims, across, across === 'dk' ? 'Ø' : ''), Y),
    dimH(FACE_X - k, FACE_X, Y - w * 0.62 - 24, tag(dims, 'k'), Y - w / 2),
  ])
}

/** How far the point of a grub screw stands before its thread. */
function pointOf(form: string | undefined, px: number): number {
  if (form === 'cone') return px * 0.34
  return form === 'dog' ? px * 0.3 : 0
}

/** Point of a grub screw: flat, cone, cup or dog. */
function setScrewEnd(form: string | undefined, end: number, px: number): string {
  const h = px * 0.42
  const flat = tip(end - 5, Y, px, 'flat')
  if (form === 'cone')
    return path(`M${end - 5} ${Y - h}L${end + pointOf(form, px)} ${Y}L${end - 5} ${Y + h}Z`, body)
  if (form === 'dog') return flat + rect(end, Y - h * 0.62, pointOf(form, px), h * 1.24, body)
  if (form !== 'cup') return flat
  return (
    flat +
    path(`M${end} ${Y - h * 0.5}L${end - px * 0.2} ${Y}L${end} ${Y + h * 0.5}`, {
      width: 1.5,
      dash: '4 3',
    })
  )
}

/** Grub screw: fully threaded, with a socket in its end and its kind of point. */
export function setScrew(dims: Dims): string {
  const d = num(dims, 'd', { fallback: 8 })
  const ratio = clamp(num(dims, 'l', { fallback: d * 1.6 }) / d, 0.8, 3.4)
  const px = Math.min(84, 190 / ratio)
  const e = clamp(num(dims, 'e', { fallback: d / 2 }) / d, 0.4, 0.65) * px
  const x = 166
  const length = ratio * px
  // The nominal length is measured over the point.
  const end = x + length - pointOf(dims.t, px)
  const deep = Math.min(length * 0.55, px * 0.7)
  const pitch = clamp((num(dims, 'p', { fallback: d * 0.16 }) / d) * px, 7, 12)
  const hidden = `M${x} ${Y - e / 2}h${deep}l${e * 0.25} ${e / 2}l${-e * 0.25} ${e / 2}h${-deep}`
  return sheet([
    socketEnd(END_X, Y, px, e),
    thread(x + 5, Y, end - x - 10, px, pitch),
    path(`M${x + 5} ${Y - px * 0.42}l-5 5V${Y + px * 0.42 - 5}l5 5Z`, body),
    setScrewEnd(dims.t, end, px),
    path(hidden, { width: 1.5, dash: '6 4' }),
    centreLine(x - 12, Y, x + length + 12, Y),
    dimH(x, x + length, Y + px / 2 + 40, tag(dims, 'l'), Y + px / 2),
    dimV(Y - px / 2, Y + px / 2, x + length + 26, tag(dims, 'd', 'M'), end - 5),
    dimH(END_X - e / 2, END_X + e / 2, Y - px / 2 - 26, tag(dims, 'e'), Y),
  ])
}
