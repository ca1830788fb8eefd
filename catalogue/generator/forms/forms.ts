import { ABRASIVE_FORMS } from './abrasives'
import { BEARING_FORMS } from './bearings'
import { CHEMICAL_FORMS } from './chemicals'
import { CLEANING_FORMS } from './cleaning'
import { CUTTING_FORMS } from './cutting'
import { ELECTRICAL_FORMS } from './electrical'
import { FASTENER_FORMS } from './fasteners'
import type { FormsByTemplate } from './form'
import { HAND_TOOL_FORMS } from './hand-tools'
import { HANDLING_FORMS } from './handling'
import { MEASURING_FORMS } from './measuring'
import { PIPING_FORMS } from './piping'
import { PNEUMATIC_FORMS } from './pneumatics'
import { POWER_TOOL_FORMS } from './power-tools'
import { PPE_FORMS } from './ppe'
import { SAFETY_FORMS } from './safety'
import { TRANSMISSION_FORMS } from './transmission'
import { WELDING_FORMS } from './welding'

/** Forms by drawing template; other attributes are drawn by their number or colour (`dims.ts`). */
export const FORMS: FormsByTemplate = {
  ...FASTENER_FORMS,
  ...BEARING_FORMS,
  ...TRANSMISSION_FORMS,
  ...CUTTING_FORMS,
  ...ABRASIVE_FORMS,
  ...HAND_TOOL_FORMS,
  ...POWER_TOOL_FORMS,
  ...MEASURING_FORMS,
  ...PPE_FORMS,
  ...SAFETY_FORMS,
  ...PIPING_FORMS,
  ...PNEUMATIC_FORMS,
  ...ELECTRICAL_FORMS,
  ...CHEMICAL_FORMS,
  ...WELDING_FORMS,
  ...HANDLING_FORMS,
  ...CLEANING_FORMS,
}
