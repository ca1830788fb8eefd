import { airWrench, nailer } from './air-tools'
import { batteryCharger } from './batteries'
import { carbonBrush } from './carbon-brushes'
import { chopSaw, marbleCutter } from './cut-off-saws'
import { airDrill, magDrill, rotaryHammer } from './drills'
import type { Drawer } from './pen'
import {
  cordlessDrill,
  cordlessDriver,
  cordlessWrench,
  impactDrill,
  powerDrill,
} from './pistol-tools'
import { sander } from './sanders'
import { circularSaw, grinder, jigsaw, planer } from './saws'

/** Drawings of electric and air tools. */
export const powerTools: Readonly<Record<string, Drawer>> = {
  grinder,
  'chop-saw': chopSaw,
  'marble-cutter': marbleCutter,
  'power-drill': powerDrill,
  'impact-drill': impactDrill,
  'cordless-drill': cordlessDrill,
  'rotary-hammer': rotaryHammer,
  'mag-drill': magDrill,
  'cordless-wrench': cordlessWrench,
  'cordless-driver': cordlessDriver,
  battery: batteryCharger,
  jigsaw,
  'circular-saw': circularSaw,
  sander,
  planer,
  'air-wrench': airWrench,
  'air-drill': airDrill,
  nailer,
  'carbon-brush': carbonBrush,
}
