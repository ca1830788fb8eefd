import { belt, sprocket } from './belts'
import { cableChain } from './cable-chains'
import { chainLink } from './chain-links'
import { rollerChain } from './chains'
import { gearbox } from './gearboxes'
import { ballScrew, coupling, discCoupling, linearRail, shaft } from './linear'
import type { Drawer } from './pen'
import { pulley } from './pulleys'

/** Drawings of belts, chains, guides, couplings and gearboxes. */
export const transmission: Readonly<Record<string, Drawer>> = {
  'v-belt': (dims) => belt(dims, 'v'),
  'timing-belt': (dims) => belt(dims, 'timing'),
  pulley,
  sprocket,
  chain: rollerChain,
  'chain-link': chainLink,
  'cable-chain': cableChain,
  'linear-rail': linearRail,
  'ball-screw': ballScrew,
  shaft,
  coupling,
  'disc-coupling': discCoupling,
  gearbox,
}
