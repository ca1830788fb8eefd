import { cable, cableTie, heatShrink, multiCable } from './cables'
import { wallSocket } from './connectors'
import { crimpTerminal } from './crimp-terminals'
import { industrialPlug } from './industrial-plugs'
import { networkCable } from './network-cables'
import type { Drawer } from './pen'
import { terminal } from './rail-terminals'
import { relay, thermalRelay } from './relays'
import { limitSwitch, proximity, pushButton } from './switches'
import { breaker, contactor, mccb } from './switchgear'

/** Drawings of switchgear, cables, connections and switches. */
export const electrical: Readonly<Record<string, Drawer>> = {
  breaker,
  mccb,
  contactor,
  relay,
  'thermal-relay': thermalRelay,
  'push-button': pushButton,
  cable,
  'multi-cable': multiCable,
  'network-cable': networkCable,
  'cable-tie': cableTie,
  'heat-shrink': heatShrink,
  terminal,
  ferrule: crimpTerminal,
  'industrial-plug': industrialPlug,
  'wall-socket': wallSocket,
  'limit-switch': limitSwitch,
  proximity,
}
