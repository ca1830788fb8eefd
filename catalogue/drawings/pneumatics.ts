import { accumulator } from './accumulators'
import { dryer } from './air-dryers'
import { pushFitting, quickCoupler } from './air-fittings'
import { frl, frlTriple, lubricator } from './air-prep'
import { handValve, solenoid, speedController } from './air-valves'
import { compactCylinder, cylinder, slideCylinder } from './cylinders'
import { filterElement } from './filter-elements'
import { gripper } from './grippers'
import { airTube } from './hoses'
import { hydraulicCylinder } from './hydraulic-cylinders'
import { hydraulicHose } from './hydraulic-hoses'
import { hydraulicPump } from './hydraulic-pumps'
import { hydraulicValve } from './hydraulic-valves'
import type { Drawer } from './pen'
import { silencer } from './silencers'
import { testCoupling } from './test-couplings'
import { tubeFitting } from './tube-fittings'

/** Drawings of pneumatics and hydraulics. */
export const pneumatics: Readonly<Record<string, Drawer>> = {
  cylinder,
  'compact-cylinder': compactCylinder,
  'slide-cylinder': slideCylinder,
  gripper,
  solenoid,
  'hydraulic-valve': hydraulicValve,
  'hand-valve': handValve,
  'speed-controller': speedController,
  silencer,
  frl,
  lubricator,
  'frl-triple': frlTriple,
  dryer,
  'filter-element': filterElement,
  accumulator,
  'push-fitting': pushFitting,
  'quick-coupler': quickCoupler,
  'tube-fitting': tubeFitting,
  'test-coupling': testCoupling,
  'air-tube': airTube,
  'hydraulic-hose': hydraulicHose,
  'hydraulic-cylinder': hydraulicCylinder,
  'hydraulic-pump': hydraulicPump,
}
