import { dimH } from './dimension'
import { colourOf, type Dims, num, tag } from './dims'
import { clamp } from './geometry'
import { BLUE, BROWN, black, blue, body, deep, GREEN, KRAFT, shade, thin, WHITE } from './ink'
import { circle, label, line, path, rect, repeat, sheet } from './pen'
import { wheel } from './trucks'

function halfOf(dims: Dims): number {
  return clamp(num(dims, 'b', { fallback: 400 }) * 0.16 + 64, 90, 176)
}

function pole(foot: number): string {
  return (
    path(`M194 8V${foot}H206V8Q200 2 194 8Z`, body) +
    rect(192, 8, 16, 56, blue, 6) +
    line(198, 70, 198, foot - 4, thin)
  )
}

/** Mop of cotton strings in a round clamp. */
function stringMop(dims: Dims): string {
  const half = halfOf(dims) * 0.6
  const strand = (i: number) => {
    const t = i / 10 - 1
    return `M${200 + t * 30} 166Q${200 + t * half * 0.8} 190 ${200 + t * half} ${250 - Math.abs(t) * 18}`
  }
  return sheet([
    pole(150),
    repeat(
      21,
      (i) => path(strand(i), { width: 11 }) + path(strand(i), { width: 8, stroke: '#f3ecdc' }),
    ),
    path('M176 144H224L234 172H166Z', black),
    dimH(200 - half, 200 + half, 286, tag(dims, 'b'), 256),
  ])
}

/** Dust mop: a low frame under a long sleeve of loops. */
function dustMop(dims: Dims): string {
  const half = halfOf(dims)
  return sheet([
    pole(196),
    path('M184 190H216L222 208H178Z', black),
    path(
      `M${200 - half} 232Q${200 - half + 4} 206 ${200 - half + 40} 206H${200 + half - 40}Q${200 + half - 4} 206 ${200 + half} 232Z`,
      blue,
    ),
    repeat(Math.floor(half / 6), (i) => {
      const step = (2 * half) / Math.floor(half / 6)
      return path(`M${200 - half + i * step} 230q${step / 2} 34 ${step} 0`, {
        fill: '#f3ecdc',
        width: 1.5,
      })
    }),
    dimH(200 - half, 200 + half, 284, tag(dims, 'b'), 250),
  ])
}

/** Mop of its kind: flat with its hinged plate and fringed pad, of cotton strings, or for dust. */
export function mop(dims: Dims): string {
  if (dims.t === 'round') return stringMop(dims)
  if (dims.t === 'dust') return dustMop(dims)
  const half = halfOf(dims)
  const count = Math.floor(half / 5)
  return sheet([
    pole(164),
    path('M182 160H218L212 184H188Z', black),
    circle(200, 188, 12, deep),
    path(`M${200 - half + 14} 210L178 196H222L${200 + half - 14} 210Z`, black),
    path(`M${200 - half} 210H${200 + half}V228H${200 - half}Z`, { fill: '#8fc1ee' }),
    repeat(count, (i) => {
      const x = 200 - half + (i + 0.5) * ((half * 2) / count)
      return path(`M${x} 228Q${x + 4} 236 ${x} 246`, { stroke: BLUE, width: 4 })
    }),
    path(`M${200 - half} 219H${200 + half}`, { width: 1, dash: '6 4' }),
    dimH(200 - half, 200 + half, 280, tag(dims, 'b'), 248),
  ])
}

/** Push broom with its block and flared bristles. */
export function broom(dims: Dims): string {
  const half = halfOf(dims)
  const count = Math.floor(half / 4)
  return sheet([
    pole(150),
    path('M184 146H216L224 172H176Z', black),
    rect(200 - half, 170, half * 2, 24, { fill: KRAFT }, 6),
    path(`M${200 - half + 4} 194H${200 + half - 4}L${200 + half + 8} 250H${200 - half - 8}Z`, {
      fill: '#ffe0b3',
    }),
    repeat(count, (i) => {
      const t = (i + 0.5) / count - 0.5
      return line(200 + t * half * 1.94, 196, 200 + t * half * 2.06, 249, {
        width: 1,
        stroke: BROWN,
      })
    }),
    dims.t === 'pan'
      ? path('M292 90H384L396 136H280Z', blue) +
        path('M280 136H396V146H280Z', black) +
        rect(330, 20, 16, 72, blue, 6)
      : '',
    dimH(200 - half, 200 + half, 284, tag(dims, 'b'), 194),
  ])
}

/** Wheeled waste bin with its hinged lid. */
export function wasteBin(dims: Dims): string {
  const swing = dims.t === 'swing'
  const fill = colourOf(dims, GREEN)
  return sheet([
    path('M112 80L128 258Q129 268 140 268H254Q264 268 266 258L284 80Z', { fill }),
    swing
      ? path('M104 80Q110 26 198 22T292 80Z', { fill }) + path('M138 74L160 40H236L258 74Z', shade)
      : path('M96 66Q98 44 124 40H268Q294 44 300 62L302 80H94Z', { fill }),
    dims.t ? '' : path('M300 52H322Q330 52 330 62T322 72H300', { width: 6 }),
    line(116, 94, 282, 94, thin),
    path(
      'M168 148L182 126H200L212 144M206 130L212 144L197 143M222 160L234 182L224 198H204M212 189L203 198L212 207M184 198H166L156 182L166 164M155 168L167 163L171 177',
      {
        width: 6,
        stroke: WHITE,
      },
    ),
    path('M134 222H258M132 234H257', thin),
    label(196, 258, tag(dims, 'v', '', ' L'), 15, WHITE),
    dims.t ? '' : wheel(262, 258, 24) + rect(128, 266, 26, 12, black, 3),
    dims.t === 'pedal'
      ? path('M150 268V284H70V276', { width: 6 }) + rect(48, 272, 34, 10, black, 3)
      : '',
  ])
}
