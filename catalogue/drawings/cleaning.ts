import { bagRoll, cloth, scourPad } from './cleaning-goods'
import { broom, mop } from './cleaning-tools'
import type { Drawer } from './pen'
import { scrubber } from './scrubbers'
import { soapBottle } from './soaps'
import { wasteBin } from './waste-bins'

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
