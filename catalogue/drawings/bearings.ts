import { flangeBearing, pillowBlock, splitHousing, squareFlangeBearing } from './housings'
import type { Drawer } from './pen'
import { bearing, linearBushing, lockingRing } from './rolling'

/** Drawings of bearings and what holds them. */
export const bearings: Readonly<Record<string, Drawer>> = {
  bearing: (dims) => bearing(dims, 'ball'),
  'bearing-taper': (dims) => bearing(dims, 'taper'),
  'bearing-thrust': (dims) => bearing(dims, 'thrust'),
  'bearing-spherical': (dims) => bearing(dims, 'spherical'),
  'pillow-block': pillowBlock,
  'split-housing': splitHousing,
  'flange-bearing': flangeBearing,
  'square-flange-bearing': squareFlangeBearing,
  'linear-bushing': linearBushing,
  'locking-ring': lockingRing,
}
