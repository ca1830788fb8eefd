import { byContent } from './by-content'
import { colourOf, type Dims, num, tag } from './dims'
import { BODY, black, DEEP, GREEN, medium, SHADE, shade, thin, WHITE } from './ink'
import { circle, label, line, path, rect, sheet } from './pen'
import { wheel } from './trucks'

/** Lines of a symbol on the front of a bin. */
const SIGN = { width: 6, stroke: WHITE }

type Category = Readonly<{ word: string; sign: string }>

/** The four categories of waste by the colour of their bins, with a symbol each. */
const CATEGORIES: Readonly<Record<string, Category>> = {
  blue: {
    word: '可回收物',
    sign: path(
      'M168 128L182 106H200L212 124M206 110L212 124L197 123M222 140L234 162L224 178H204M212 169L203 178L212 187M184 178H166L156 162L166 144M155 148L167 143L171 157',
      SIGN,
    ),
  },
  // A battery, crossed out.
  red: {
    word: '有害垃圾',
    sign:
      path('M166 122H220V182H166ZM182 122V112H204V122', SIGN) +
      path('M176 134L210 170M210 134L176 170', SIGN),
  },
  // What is left goes down into the bin.
  grey: {
    word: '其他垃圾',
    sign: path('M193 106V146M178 132L193 148L208 132M158 150V182H228V150', SIGN),
  },
}

/** Bones of a fish. */
const KITCHEN: Category = {
  word: '厨余垃圾',
  sign:
    path(
      'M166 146H224M180 132V160M194 128V164M208 132V160M150 130L166 146L150 162M224 128Q246 146 224 164Z',
      SIGN,
    ) + circle(232, 142, 2, { fill: WHITE, stroke: WHITE, width: 1 }),
}

/** Litres of the largest. */
const LARGEST = 240

/** Waste bin of its category: with wheels, a pedal or a swing lid; of plastic, or of steel with a coloured panel. */
export function wasteBin(dims: Dims): string {
  const swing = dims.t === 'swing'
  const colour = colourOf(dims, GREEN)
  const isSteel = dims.u === 'steel'
  const fill = isSteel ? BODY : colour
  const lid = isSteel ? SHADE : colour
  const { word, sign } = CATEGORIES[dims.c ?? ''] ?? KITCHEN
  const parts = [
    path('M112 80L128 258Q129 268 140 268H254Q264 268 266 258L284 80Z', { fill }),
    isSteel
      ? rect(134, 96, 118, 126, { fill: colour }, 6) +
        path('M122 100L134 250M270 100L259 250', { width: 4, stroke: DEEP })
      : '',
    swing
      ? path('M104 80Q110 26 198 22T292 80Z', { fill: lid }) +
        path('M138 74L160 40H236L258 74Z', shade)
      : path('M96 66Q98 44 124 40H268Q294 44 300 62L302 80H94Z', { fill: lid }),
    dims.t ? '' : path('M300 52H322Q330 52 330 62T322 72H300', { width: 6 }),
    isSteel ? '' : line(116, 94, 282, 94, thin),
    sign,
    label(193, 210, word, 17, WHITE),
    path('M134 230H256M132 242H257', isSteel ? medium : thin),
    label(193, 261, tag(dims, 'v', '', ' L'), 15, isSteel ? undefined : WHITE),
    dims.t ? '' : wheel(262, 258, 24) + rect(128, 266, 26, 12, black, 3),
    dims.t === 'pedal'
      ? path('M150 268V284H70V276', { width: 6 }) + rect(48, 272, 34, 10, black, 3)
      : '',
  ]
  return sheet([byContent(parts, num(dims, 'v', { fallback: LARGEST }) / LARGEST)])
}
