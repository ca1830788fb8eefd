import {
  airDrill,
  airWrench,
  batteryCharger,
  carbonBrush,
  cordlessWrench,
  magDrill,
  nailer,
  powerDrill,
  rotaryHammer,
} from './drills'
import type { Drawer } from './pen'
import { chopSaw, circularSaw, grinder, jigsaw, marbleCutter, planer, sander } from './saws'

/** Drawings of electric and air tools. */
export const powerTools: Readonly<Record<string, Drawer>> = {
  grinder,
  'chop-saw': chopSaw,
  'marble-cutter': marbleCutter,
  'power-drill': () => powerDrill('cord'),
  'cordless-drill': () => powerDrill('battery'),
  'rotary-hammer': rotaryHammer,
  'mag-drill': magDrill,
  'cordless-wrench': cordlessWrench,
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
