import { anchorBolt, uBolt } from './bolts'
import { nut } from './nuts'
import type { Drawer } from './pen'
import { screw, setScrew } from './screws'

/** Drawings of bolts, screws and nuts. */
export const fasteners: Readonly<Record<string, Drawer>> = {
  'hex-bolt': (dims) => screw(dims, { head: 'hex', tip: 'flat', mark: 'M' }),
  'flange-bolt': (dims) => screw(dims, { head: 'flange', tip: 'flat', mark: 'M' }),
  'socket-screw': (dims) => screw(dims, { head: 'socket', tip: 'flat', mark: 'M' }),
  'countersunk-screw': (dims) => screw(dims, { head: 'countersunk', tip: 'flat', mark: 'M' }),
  'pan-screw': (dims) => screw(dims, { head: 'pan', tip: 'flat', mark: 'M' }),
  'self-drilling': (dims) => screw(dims, { head: 'washer-hex', tip: 'drill', mark: 'ST' }),
  'self-tapping': (dims) => screw(dims, { head: 'bugle', tip: 'sharp', mark: 'Ø' }),
  'set-screw': setScrew,
  'anchor-bolt': anchorBolt,
  'u-bolt': uBolt,
  nut: (dims) => nut(dims, 'plain'),
  'lock-nut': (dims) => nut(dims, 'lock'),
  'flange-nut': (dims) => nut(dims, 'flange'),
  'cap-nut': (dims) => nut(dims, 'cap'),
}
