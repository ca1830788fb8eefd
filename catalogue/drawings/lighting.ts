import { exLamp, floodlight, highBay, tubeLamp } from './lamps'
import type { Drawer } from './pen'

/** Drawings of lamps. */
export const lighting: Readonly<Record<string, Drawer>> = {
  'high-bay': highBay,
  'ex-lamp': exLamp,
  floodlight,
  'tube-lamp': tubeLamp,
}
