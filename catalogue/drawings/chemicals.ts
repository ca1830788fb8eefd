import { abGlue, cartridge } from './bottles'
import { jerrycan, oilDrum } from './drums'
import { glueBottle, superGlue } from './glues'
import { grease } from './greases'
import type { Drawer } from './pen'
import { contactCleaner, sprayCan } from './spray-cans'

/** Drawings of lubricants, adhesives and cleaners in their packs. */
export const chemicals: Readonly<Record<string, Drawer>> = {
  'oil-drum': oilDrum,
  grease,
  jerrycan,
  'glue-bottle': glueBottle,
  'super-glue': superGlue,
  'ab-glue': abGlue,
  cartridge,
  'spray-can': sprayCan,
  'contact-cleaner': contactCleaner,
}
