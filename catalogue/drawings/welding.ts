import type { Drawer } from './pen'
import { electrode, wireSpool } from './weld-fillers'
import { gasRegulator, torch } from './weld-gear'
import { cuttingTorch, welder } from './welders'

/** Drawings of welding and cutting gear. */
export const welding: Readonly<Record<string, Drawer>> = {
  electrode,
  'wire-spool': wireSpool,
  welder,
  torch,
  'cutting-torch': cuttingTorch,
  'gas-regulator': gasRegulator,
}
