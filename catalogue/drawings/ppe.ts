import { boot } from './boots'
import { faceShield, goggles } from './eyewear'
import { harness, lanyard, vest } from './garments'
import { gauntlet, glove, shoe } from './hands-feet'
import { bumpCap, earmuff, earplug, helmet } from './headwear'
import { headlamp, helmetLiner } from './helmet-parts'
import { canister, fullMask, halfMask, mask } from './masks'
import type { Drawer } from './pen'
import { garment } from './work-suits'

/** Drawings of personal protective equipment. */
export const ppe: Readonly<Record<string, Drawer>> = {
  helmet,
  'bump-cap': bumpCap,
  'helmet-liner': helmetLiner,
  headlamp,
  earmuff,
  earplug,
  glove,
  'glove-long': gauntlet,
  shoe,
  boot,
  mask,
  'half-mask': halfMask,
  canister,
  'full-mask': fullMask,
  goggles,
  'face-shield': faceShield,
  garment,
  vest,
  harness,
  lanyard,
}
