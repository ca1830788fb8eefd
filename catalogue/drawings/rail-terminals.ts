import { rod } from './bolts'
import { leader } from './dimension'
import { colourOf, type Dims, tag } from './dims'
import { BLUE, black, body, CLEAR, COPPER, copper, GREEN, GREY, orange, thin, WHITE } from './ink'
import { circle, line, path, placed, rect, sheet } from './pen'
import { terminalScrew } from './switchgear'

const OUTLINE =
  'M52 92L82 62H126V84H178V62H222L252 92V176L222 196V220H202V206H102V220H82V196L52 176Z'
/** One deck above the other: the outline rises in a second step. */
const TWO_DECKS =
  'M52 112L72 92H98V66L116 48H188L206 66V92H232L252 112V176L222 196V220H202V206H102V220H82V196L52 176Z'

/** A clamp with its screw and the hole of its wire. */
const clamp = (x: number, y: number) =>
  rect(x - 20, y - 16, 40, 52, { fill: '#f6f8fa', width: 1.5 }, 3) +
  terminalScrew(x, y, 11) +
  circle(x, y + 24, 6, black)

/** A spring clamp: the lever that opens it and the hole of its wire. */
const spring = (x: number, y: number) =>
  rect(x - 20, y - 16, 40, 52, { fill: '#f6f8fa', width: 1.5 }, 3) +
  rect(x - 13, y - 24, 26, 20, orange, 3) +
  circle(x, y + 16, 10, black)

/** The lever with its fuse, standing over the terminal. */
const fuse = () =>
  path('M128 92L150 22Q154 14 164 14H196Q206 16 204 26L182 92Z', black) +
  rect(150, 38, 40, 14, { fill: CLEAR, width: 1.5 }, 4) +
  rect(150, 38, 9, 14, body) +
  rect(181, 38, 9, 14, body) +
  line(159, 45, 181, 45, thin)

/** The metal foot that joins an earth terminal to the rail, and the sign of earth. */
const earth = () =>
  path('M140 126H164V196H214V232H196V212H108V232H90V196H140Z', copper) +
  rect(122, 140, 60, 44, { fill: WHITE, width: 1 }, 3) +
  path('M152 144V158M138 158H166M143 166H161M148 174H156', { width: 2.5 })

/** What is inside of and on the front terminal of its kind. */
function inside(kind: string | undefined): string[] {
  const bar = path('M92 112H212V126H92Z', copper)
  if (kind === 'spring') return [bar, spring(94, 112), spring(210, 112), plateFor(160)]
  if (kind === 'double')
    return [
      path('M122 88H182V100H122Z', copper),
      path('M92 150H212V162H92Z', copper),
      clamp(130, 72),
      clamp(174, 72),
      clamp(80, 128),
      clamp(224, 128),
    ]
  const ends = [bar, clamp(94, 112), clamp(210, 112)]
  if (kind === 'fuse') return [...ends, plateFor(160), fuse()]
  return kind === 'earth' ? [...ends, earth()] : [...ends, plateFor(160)]
}

/** Where the number is written. */
const plateFor = (y: number) => rect(134, y, 36, 18, { fill: WHITE, width: 1 }, 2)

/** Rail terminals of their kind: a row of them from the side, with their clamps and feet. */
export function terminal(dims: Dims): string {
  const fill = colourOf(dims, GREY)
  const outline = dims.t === 'double' ? TWO_DECKS : OUTLINE
  const stripe = dims.c === 'yellow-green' ? path('M70 184H234', { width: 8, stroke: GREEN }) : ''
  const wire = dims.t === 'double' ? 152 : dims.t === 'spring' ? 128 : 136
  return sheet([
    ...[
      [72, -26],
      [48, -13],
    ].map(([x = 0, y = 0]) => placed([path(outline, { fill })], x, y)),
    placed([path(outline, { fill }), stripe, ...inside(dims.t)], 24, 0),
    rod(`M14 ${wire}H64`, 14, BLUE),
    line(66, wire, 98, wire, { stroke: COPPER, width: 6 }),
    path('M84 236H92V226H112V236H216V226H236V236H244', { width: 4, stroke: '#8a96a3' }),
    leader(42, wire + 8, 68, 274, tag(dims, 'a', '', ' mm²')),
  ])
}
