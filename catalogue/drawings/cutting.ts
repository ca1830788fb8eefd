import { centreDrill, chamferCutter } from './countersinks'
import { drill, endMill } from './cutters'
import { insert } from './indexable-inserts'
import { die, faceMill, sawBlade, toolholder } from './inserts'
import type { Drawer } from './pen'
import { tap } from './taps'

/** Drawings of drills, mills, taps, inserts and saw blades. */
export const cutting: Readonly<Record<string, Drawer>> = {
  drill: (dims) => drill(dims, 'straight'),
  'taper-drill': (dims) => drill(dims, 'taper'),
  'center-drill': centreDrill,
  chamfer: chamferCutter,
  endmill: (dims) => endMill(dims, 'flat'),
  'ball-mill': (dims) => endMill(dims, 'ball'),
  'face-mill': faceMill,
  tap: (dims) => tap(dims, 'straight'),
  'spiral-tap': (dims) => tap(dims, 'spiral'),
  die,
  insert,
  toolholder,
  'saw-blade': sawBlade,
}
