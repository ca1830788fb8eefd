import { cabinet } from './cabinets'
import { eyewash } from './eyewash'
import { blanket, extinguisher, hoseCoil } from './fire'
import { floorMark } from './floor-marks'
import { labelRoll } from './label-rolls'
import { dangerTag, padlock } from './lockout'
import { lockout } from './lockouts'
import type { Drawer } from './pen'
import { emergencyLamp, firstAid, stretcher } from './rescue'
import { barrier, cone, parkingLock } from './road'
import { pipeLabel } from './signs'
import { sorbent } from './sorbents'
import { boom } from './spill'
import { spillBin, spillTray } from './spill-stations'
import { barrierTape, tapeRoll } from './tapes'
import { sign } from './warning-signs'

/** Drawings of fire protection, lockout, signs, spill control and first aid. */
export const safety: Readonly<Record<string, Drawer>> = {
  extinguisher,
  cabinet,
  'hose-coil': hoseCoil,
  blanket,
  padlock,
  lockout,
  tag: dangerTag,
  sign,
  'pipe-label': pipeLabel,
  'floor-mark': floorMark,
  'label-roll': labelRoll,
  cone,
  'tape-roll': tapeRoll,
  'barrier-tape': barrierTape,
  barrier,
  'parking-lock': parkingLock,
  sorbent,
  tray: spillTray,
  'spill-bin': spillBin,
  boom,
  'first-aid': firstAid,
  eyewash,
  'emergency-lamp': emergencyLamp,
  stretcher,
}
