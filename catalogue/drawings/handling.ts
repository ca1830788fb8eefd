import { binBox, tote } from './boxes'
import { hoist, shackle, wireRope } from './lifting'
import { filmRoll, strapRoll } from './packing'
import type { Drawer } from './pen'
import { sling } from './slings'
import { ladder, shelf } from './storage'
import { tapeDispenser } from './tape-dispensers'
import { trolley } from './trolleys'
import { handTruck, palletTruck, stacker } from './trucks'

/** Drawings of trucks, lifting gear, storage and packing goods. */
export const handling: Readonly<Record<string, Drawer>> = {
  'pallet-truck': palletTruck,
  trolley,
  stacker,
  'hand-truck': handTruck,
  hoist,
  sling,
  shackle,
  'wire-rope': wireRope,
  shelf,
  'bin-box': binBox,
  tote,
  ladder,
  'film-roll': filmRoll,
  'strap-roll': strapRoll,
  'tape-dispenser': tapeDispenser,
}
