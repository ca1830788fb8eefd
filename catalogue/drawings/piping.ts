import { pressureGauge, thermometer } from './dial-instruments'
import { diaphragmPump, dosingPump } from './diaphragm-pumps'
import { gasket } from './gaskets'
import { hose, hoseClamp, pvcHose } from './hoses'
import { metalHose } from './metal-hoses'
import type { Drawer } from './pen'
import { elbow, flange, tee, union } from './pipe-fittings'
import { flowmeter, levelGauge } from './process-gauges'
import { pump } from './pumps'
import { oilSeal, oRing, packing } from './seals'
import { submersible } from './submersibles'
import { ballValve, butterflyValve, checkValve, gateValve } from './valves'

/** Drawings of valves, pipe fittings, hoses, seals, pumps and process gauges. */
export const piping: Readonly<Record<string, Drawer>> = {
  'ball-valve': ballValve,
  'gate-valve': gateValve,
  'butterfly-valve': butterflyValve,
  'check-valve': checkValve,
  elbow,
  tee,
  flange,
  union,
  hose,
  'pvc-hose': pvcHose,
  'metal-hose': metalHose,
  'hose-clamp': hoseClamp,
  'o-ring': oRing,
  'oil-seal': oilSeal,
  packing,
  gasket,
  pump,
  submersible,
  'diaphragm-pump': diaphragmPump,
  'dosing-pump': dosingPump,
  'gauge-dial': pressureGauge,
  flowmeter,
  thermometer,
  'level-gauge': levelGauge,
}
