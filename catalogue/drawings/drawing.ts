import { abrasives } from './abrasives'
import { bearings } from './bearings'
import { chemicals } from './chemicals'
import { cleaning } from './cleaning'
import { cutting } from './cutting'
import type { Dims } from './dims'
import { electrical } from './electrical'
import { fastenerParts } from './fastener-parts'
import { fasteners } from './fasteners'
import { handTools } from './hand-tools'
import { handling } from './handling'
import { lighting } from './lighting'
import { measuring } from './measuring'
import { inMetal } from './metals'
import type { Drawer } from './pen'
import { piping } from './piping'
import { plain } from './plain'
import { pneumatics } from './pneumatics'
import { powerTools } from './power-tools'
import { ppe } from './ppe'
import { safety } from './safety'
import { transmission } from './transmission'
import { welding } from './welding'

const DRAWERS: ReadonlyMap<string, Drawer> = new Map(
  [
    fasteners,
    fastenerParts,
    bearings,
    transmission,
    cutting,
    abrasives,
    handTools,
    powerTools,
    measuring,
    ppe,
    safety,
    piping,
    pneumatics,
    electrical,
    lighting,
    chemicals,
    welding,
    handling,
    cleaning,
  ].flatMap((group) => Object.entries(group)),
)

/** SVG drawing of a template for the dims of a product, plain if they say so; null if there is no such template. */
export function drawingSvg(template: string, dims: Dims): string | null {
  const drawn = DRAWERS.get(template)?.(dims) ?? null
  const svg = drawn && inMetal(drawn, dims.c)
  return svg && dims.plain ? plain(svg) : svg
}
