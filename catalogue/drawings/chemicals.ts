import { abGlue, cartridge, glueBottle, sprayCan } from './bottles'
import { grease, jerrycan, oilDrum } from './drums'
import type { Drawer } from './pen'

/** Drawings of lubricants, adhesives and cleaners in their packs. */
export const chemicals: Readonly<Record<string, Drawer>> = {
  'oil-drum': oilDrum,
  grease,
  jerrycan,
  'glue-bottle': glueBottle,
  'ab-glue': abGlue,
  cartridge,
  'spray-can': sprayCan,
}
