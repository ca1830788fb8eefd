import type { Drawer } from './pen'
import { electrode, wireSpool } from './weld-fillers'
import { cuttingTorch, gasRegulator, torch, welder } from './weld-gear'

/** Drawings of welding and cutting gear. */
export const welding: Readonly<Record<string, Drawer>> = {
  electrode,
  'wire-spool': wireSpool,
  welder,
  torch,
  'cutting-torch': cuttingTorch,
  'gas-regulator': gasRegulator,
}
