import type { Dims } from './dims'
import {
  BLACK,
  BODY,
  BROWN,
  body,
  CLEAR,
  dark,
  deep,
  FAINT,
  GREEN,
  GREY,
  type Ink,
  medium,
  OUTLINE,
  RUBBER,
  SHADE,
  shade,
  thin,
  WHITE,
  white,
  YELLOW,
} from './ink'
import { circle, ellipse, label, line, path, rect, repeat, sheet } from './pen'
import { bothSides } from './symmetry'

function filterDisc(cx: number, cy: number, r: number): string {
  return (
    circle(cx, cy, r, shade) +
    circle(cx, cy, r * 0.8, { fill: BODY, width: 1.5 }) +
    [-0.44, -0.15, 0.15, 0.44]
      .map((at) => line(cx + r * at, cy - r * 0.55, cx + r * at, cy + r * 0.55, thin))
      .join('')
  )
}

const EAR_LOOP = 'M108 112C40 84 24 120 34 152C42 186 76 206 116 212'
const HEAD_STRAPS = 'M112 108C70 78 66 44 72 14M116 212C70 206 40 190 14 160'

/** Exhalation valve. */
function valve(cx: number, cy: number): string {
  return (
    circle(cx, cy, 30, white) +
    circle(cx, cy, 22, shade) +
    path(`M${cx - 18} ${cy - 8}h36M${cx - 21} ${cy + 1}h42M${cx - 17} ${cy + 10}h34`, medium)
  )
}

/** The body of a moulded mask, or of one that folds flat. */
function shell(form: string | undefined, cloth: Ink): string {
  if (form === 'cup') {
    return (
      path(
        'M200 40C260 44 300 100 296 164Q290 250 200 266Q110 250 104 164C100 100 140 44 200 40Z',
        cloth,
      ) +
      path(
        'M200 64C248 68 280 112 276 162Q270 230 200 244Q130 230 124 162C120 112 152 68 200 64Z',
        thin,
      )
    )
  }
  return (
    path(
      'M200 46C226 46 244 74 296 104Q318 160 284 210Q248 256 200 262Q152 256 116 210Q82 160 104 104C156 74 174 46 200 46Z',
      cloth,
    ) +
    path('M104 104Q200 168 296 104M116 210Q200 176 284 210', medium) +
    path('M114 114Q200 178 286 114M124 216Q200 186 276 216', { width: 1, dash: '4 4' })
  )
}

/** What the mask says of how much dust it holds back (GB 2626). */
const LEVELS: Readonly<Record<string, string>> = { KN95: 'KN95', KN100: 'KN100' }

/** Particle mask: folded or moulded, ear loops or head straps, perhaps an exhalation valve. */
export function mask(dims: Dims): string {
  const straps = dims.v === 'head' ? HEAD_STRAPS : EAR_LOOP
  return sheet([
    bothSides([path(straps, { width: 5 }), path(straps, { width: 2, stroke: WHITE })]),
    // Activated carbon makes the cloth grey.
    shell(dims.t, dims.x === 'yes' ? { fill: GREY } : body),
    path('M172 72Q200 48 228 72L234 84Q200 60 166 84Z', deep),
    dims.u === 'yes' ? valve(244, 166) : '',
    label(158, 172, LEVELS[dims.c ?? ''] ?? 'KN90', 17, OUTLINE),
  ])
}

/** Facepiece: black of rubber, pale of silicone. */
const facepiece = (dims: Dims) => ({ fill: dims.c === 'silicone' ? '#93aac0' : RUBBER })

/** Half mask with its nose cup, one filter or two, and a head harness that closes above. */
export function halfMask(dims: Dims): string {
  const single = dims.t === 'single'
  return sheet([
    bothSides([
      path('M150 138C90 120 84 34 200 14M146 224C70 220 34 130 92 62', { width: 9 }),
      path('M150 138C90 120 84 34 200 14M146 224C70 220 34 130 92 62', { width: 5, stroke: SHADE }),
    ]),
    path(
      'M200 56C222 56 232 86 250 126Q276 182 258 230Q236 274 200 276Q164 274 142 230Q124 182 150 126C168 86 178 56 200 56Z',
      facepiece(dims),
    ),
    path('M200 78C214 80 220 104 232 132M200 78C186 80 180 104 168 132', {
      width: 2,
      stroke: FAINT,
    }),
    single
      ? filterDisc(200, 196, 52)
      : bothSides([filterDisc(106, 178, 48), path('M148 158L168 164V196L148 200Z', deep)]) +
        valve(200, 206),
  ])
}

/** Colour and letter's ink of a gas filter (GB 2890). */
const GASES: Readonly<Record<string, readonly [fill: string, ink: string]>> = {
  A: [BROWN, WHITE],
  B: [GREY, BLACK],
  E: [YELLOW, BLACK],
  K: [GREEN, WHITE],
  CO: [WHITE, BLACK],
}

/** Neck of a canister: a round thread of 40 mm, or a wide one with the lugs of a bayonet. */
const THREAD =
  path('M176 30H224V62H176Z', deep) +
  repeat(4, (i) => line(172, 36 + i * 7, 228, 33 + i * 7, { width: 2.5 }))
const BAYONET =
  rect(150, 42, 100, 20, deep, 2) + rect(136, 44, 18, 9, dark) + rect(246, 44, 18, 9, dark)

/** Gas filter canister: bands in the colours of its gases, a white one for particles, its neck. */
export function canister(dims: Dims): string {
  const gas = Object.hasOwn(GASES, dims.t ?? '') ? (dims.t ?? '') : 'A'
  const gases = dims.t === 'ABEK' ? ['A', 'B', 'E', 'K'] : [gas]
  const high = 56 / gases.length
  const particles = dims.u === 'P2' || dims.u === 'P3' ? dims.u : ''
  return sheet([
    dims.v === 'bayonet' ? BAYONET : THREAD,
    path('M148 62H252Q262 62 262 72V86H138V72Q138 62 148 62Z', shade),
    path(
      'M104 100Q104 86 118 86H282Q296 86 296 100V252Q296 266 282 266H118Q104 266 104 252Z',
      body,
    ),
    ...gases.map((name, i) => {
      const [fill = BROWN, ink = WHITE] = GASES[name] ?? []
      const y = 116 + i * high
      const size = Math.min(26, high)
      return (
        rect(104, y, 192, high, { fill }) + label(200, y + high / 2 + size * 0.36, name, size, ink)
      )
    }),
    particles ? rect(104, 172, 192, 22, white) + label(200, 189, particles, 17) : '',
    path('M104 104H296M104 246H296', thin),
    path('M116 100V252', { stroke: WHITE, width: 6, opacity: 0.6 }),
    repeat(9, (i) => rect(130 + i * 16, 252, 8, 8, { fill: FAINT, width: 1 }, 3)),
    repeat(5, (i) => line(176, 200 + i * 9, 224 + (i % 2) * 30, 200 + i * 9, thin)),
  ])
}

/** Window of a full mask: one pane, a larger curved one, or two eyepieces. */
function maskWindow(kind: string | undefined): string {
  const glass = { fill: CLEAR }
  const shine = path('M136 96Q144 66 176 54M148 118Q152 100 164 88', { stroke: WHITE, width: 6 })
  if (kind === 'double')
    return bothSides([
      ellipse(152, 112, 38, 48, deep),
      ellipse(152, 112, 32, 42, glass),
      path('M132 118Q134 100 144 88', { stroke: WHITE, width: 6 }),
    ])
  const pane =
    kind === 'wide'
      ? 'M200 24C268 24 301 62 301 117C301 160 270 180 242 196Q200 174 158 196C130 180 99 160 99 117C99 62 132 24 200 24Z'
      : 'M200 36C258 36 288 70 288 116C288 150 262 168 236 178Q200 160 164 178C138 168 112 150 112 116C112 70 142 36 200 36Z'
  return path(pane, glass) + shine
}

/** Full face mask: wide visor, speech diaphragm, one filter or two and head straps. */
export function fullMask(dims: Dims): string {
  const single = dims.t === 'single'
  return sheet([
    bothSides([
      path('M116 96C84 84 70 66 60 40M118 158C88 160 66 158 42 146', { width: 10 }),
      path('M116 96C84 84 70 66 60 40M118 158C88 160 66 158 42 146', {
        width: 6,
        stroke: SHADE,
      }),
      rect(92, 78, 24, 22, deep, 4),
      rect(86, 148, 26, 20, deep, 4),
    ]),
    path(
      'M200 18C272 18 306 60 306 118C306 166 276 192 252 222Q236 270 200 272Q164 270 148 222C124 192 94 166 94 118C94 60 128 18 200 18Z',
      facepiece(dims),
    ),
    maskWindow(dims.u),
    single
      ? filterDisc(200, 248, 44)
      : bothSides([filterDisc(112, 226, 42), path('M148 206L166 210V236L150 240Z', deep)]),
    circle(200, 218, 30, deep),
    circle(200, 218, 21, { fill: BODY, width: 1.5 }),
    // Without a diaphragm to speak through, what is there lets the breath out.
    dims.v === 'none'
      ? path('M186 210H214M184 218H216M186 226H214', { width: 3 })
      : repeat(7, (i) => circle(188 + (i % 3) * 12, 208 + Math.floor(i / 3) * 10, 2.4, dark)),
  ])
}
