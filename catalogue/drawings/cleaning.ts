import { bagRoll, cloth, scourPad, soapBottle } from './cleaning-goods'
import { broom, mop, scrubber, wasteBin } from './cleaning-tools'
import type { Drawer } from './pen'

/** Drawings of cleaning tools and goods. */
export const cleaning: Readonly<Record<string, Drawer>> = {
  mop,
  broom,
  'waste-bin': wasteBin,
  scrubber,
  cloth,
  'soap-bottle': soapBottle,
  'bag-roll': bagRoll,
  'scour-pad': scourPad,
}
