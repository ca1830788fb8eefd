import { dimH } from './dimension'
import { type Dims, tag } from './dims'
import { deep, shade, thin, white } from './ink'
import { circle, line, lines, path, rect, repeat, sheet } from './pen'

/** Upper and lower jaw, how far left they reach, and where their teeth begin, end and lie; none on flat plates. */
type Jaws = Readonly<{
  upper: string
  lower: string
  nose: number
  teeth?: readonly [from: number, to: number]
}>

/** Round jaws, for pipes and bars: hollow between tip and throat. */
const ROUND: Jaws = {
  upper: 'M104 84Q32 82 20 142L34 146Q42 116 66 118Q84 122 94 142L110 142Z',
  lower: 'M20 154L34 152Q44 178 66 178Q82 174 92 156L110 160V200Q36 214 20 154Z',
  nose: 20,
}

const JAWS: Readonly<Record<string, Jaws>> = {
  straight: {
    upper: 'M104 84H64Q28 88 22 146H100L110 142Z',
    lower: 'M22 152Q26 200 70 204L110 198V160L100 152Z',
    nose: 22,
    teeth: [28, 98],
  },
  // The arms of a clamp reach round what lies between their pads.
  c: {
    upper:
      'M110 86Q84 22 46 26Q10 32 12 138H6V147H38V138H28Q26 48 48 46Q70 46 84 118L100 142L112 140Z',
    lower:
      'M110 160L98 158Q74 240 48 238Q28 236 28 160H38V151H6V160H12Q8 256 46 258Q88 258 112 204Z',
    nose: 6,
  },
  long: {
    upper: 'M112 84L96 100L12 138V146H100L112 142Z',
    lower: 'M12 152V160L84 190L112 202V160L100 152Z',
    nose: 12,
    teeth: [16, 98],
  },
  // Wide plates hold two sheets flat for welding.
  weld: {
    upper: 'M110 84L72 96L64 126H8V146H92V132L112 142Z',
    lower: 'M8 152H92V168L110 160V202L70 200L60 172H8Z',
    nose: 8,
  },
}

/** Teeth on both flat jaws. */
const teeth = ([from, to]: readonly [number, number]) =>
  repeat((to - from) / 7, (i) => {
    const x = from + i * 7
    return line(x, 140, x, 146, thin) + line(x, 152, x, 158, thin)
  })

/** Locking pliers with the jaws of their kind, their adjusting screw and release lever. */
export function lockingPliers(dims: Dims): string {
  const kind = dims.t ?? ''
  const jaws = (Object.hasOwn(JAWS, kind) ? JAWS[kind] : null) ?? ROUND
  return sheet([
    path(jaws.upper, shade),
    path(jaws.lower, shade),
    jaws.teeth ? teeth(jaws.teeth) : '',
    path('M100 84H150L356 96V128L160 132L132 150L100 142Z', shade),
    path(
      'M102 164L118 168L140 160Q176 190 236 196L350 214Q360 222 350 232L230 222Q150 212 102 200Z',
      shade,
    ),
    path('M210 204Q262 170 330 178Q344 184 330 192Q280 190 246 210Z', deep),
    path('M168 160L244 128L252 136L178 176Z', white),
    rect(356, 102, 12, 20, deep),
    rect(368, 96, 20, 32, deep, 4),
    lines([
      [372, 98, 372, 126],
      [378, 98, 378, 126],
      [384, 98, 384, 126],
    ]),
    circle(124, 176, 8, deep),
    circle(140, 140, 8, deep),
    circle(172, 168, 5, white),
    dimH(jaws.nose, 388, 284, tag(dims, 'd'), 204),
  ])
}
