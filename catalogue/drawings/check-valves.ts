import { centreLine, dimV } from './dimension'
import { type Dims, tag } from './dims'
import { BLUE, body, deep, medium, section, shade, thin, WHITE } from './ink'
import { circle, line, path, polygon, rect, repeat, sheet } from './pen'
import { bothSides } from './symmetry'
import { threadedEnd } from './valve-ends'

const CY = 150

function arrow(x: number): string {
  return path(
    `M${x} ${CY - 5}H${x + 34}V${CY - 14}L${x + 56} ${CY}L${x + 34} ${CY + 14}V${CY + 5}H${x}Z`,
    {
      fill: BLUE,
      width: 1.5,
    },
  )
}

/** A coil spring between two x. */
function spring(from: number, to: number): string {
  const step = (to - from) / 6
  return path(
    `M${from} ${CY}${Array.from({ length: 6 }, (_, i) => `L${from + (i + 0.5) * step} ${CY + (i % 2 ? 18 : -18)}`).join('')}L${to} ${CY}`,
    medium,
  )
}

/** Wafer check valve cut open: a short ring between two flanges, with two flaps and their spring. */
export function waferCheckValve(dims: Dims): string {
  return sheet([
    ...[CY - 112, CY + 74].map((y) => rect(166, y, 76, 38, section, 3)),
    path(`M166 ${CY - 74}V${CY + 74}M242 ${CY - 74}V${CY + 74}`, thin),
    rect(180, CY - 8, 50, 16, deep, 3),
    path(`M184 ${CY - 8}L226 ${CY - 62}L236 ${CY - 56}L196 ${CY - 8}Z`, shade),
    path(`M184 ${CY + 8}L226 ${CY + 62}L236 ${CY + 56}L196 ${CY + 8}Z`, shade),
    circle(204, CY, 6, { fill: WHITE, width: 1.5 }),
    arrow(92),
    centreLine(70, CY, 340, CY),
    dimV(CY - 74, CY + 74, 290, tag(dims, 'dn', 'DN'), 242),
  ])
}

/** Lift check valve cut open: a disc that rises from its seat under a screwed cover; threaded or flanged. */
export function liftCheckValve(dims: Dims): string {
  const isThreaded = dims.u === 'thread'
  return sheet([
    path(`M146 ${CY - 58}H254V${CY - 96}H146Z`, shade),
    rect(168, CY - 116, 64, 20, body, 3),
    path(
      `M56 ${CY - 42}H130Q146 ${CY - 58} 200 ${CY - 58}T270 ${CY - 42}H344V${CY + 42}H270Q240 ${CY + 64} 200 ${CY + 64}T130 ${CY + 42}H56Z`,
      body,
    ),
    path(
      `M56 ${CY - 26}H140V${CY + 4}H168V${CY + 26}H56ZM344 ${CY - 26}H232V${CY - 40}H168V${CY - 4}H232V${CY + 26}H344Z`,
      {
        fill: WHITE,
        width: 1.5,
      },
    ),
    rect(158, CY - 8, 84, 14, deep, 3),
    rect(192, CY - 58, 16, 50, shade),
    bothSides([isThreaded ? threadedEnd(44, CY) : rect(40, CY - 52, 18, 104, shade, 2)]),
    arrow(isThreaded ? 98 : 70),
    centreLine(24, CY, 376, CY),
    dimV(CY - 26, CY + 26, 20, tag(dims, 'dn', 'DN'), 40),
  ])
}

/** Silent check valve cut open: an axial disc held on its seat by a spring. */
export function silentCheckValve(dims: Dims): string {
  return sheet([
    bothSides([rect(96, CY - 92, 20, 184, shade, 2)]),
    path(
      `M116 ${CY - 60}Q160 ${CY - 96} 200 ${CY - 96}T284 ${CY - 60}V${CY + 60}Q240 ${CY + 96} 200 ${CY + 96}T116 ${CY + 60}Z`,
      body,
    ),
    path(
      `M116 ${CY - 46}Q160 ${CY - 78} 200 ${CY - 78}T284 ${CY - 46}V${CY + 46}Q240 ${CY + 78} 200 ${CY + 78}T116 ${CY + 46}Z`,
      {
        fill: WHITE,
        width: 1.5,
      },
    ),
    polygon(
      [
        [150, CY - 52],
        [166, CY - 44],
        [166, CY + 44],
        [150, CY + 52],
      ],
      deep,
    ),
    rect(166, CY - 5, 96, 10, shade, 2),
    spring(168, 236),
    rect(236, CY - 62, 10, 124, shade, 2),
    repeat(2, (i) => line(246, CY - 40 + i * 80, 272, CY - 40 + i * 80, thin)),
    arrow(56),
    centreLine(40, CY, 350, CY),
    dimV(CY - 46, CY + 46, 330, tag(dims, 'dn', 'DN'), 304),
  ])
}
