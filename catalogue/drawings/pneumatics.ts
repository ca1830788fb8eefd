import { pushFitting, quickCoupler, tubeFitting } from './air-fittings'
import { accumulator, dryer, filterElement, frl, frlTriple } from './air-prep'
import { handValve, silencer, solenoid, speedController } from './air-valves'
import { compactCylinder, cylinder, gripper, hydraulicCylinder, slideCylinder } from './cylinders'
import { airTube, hydraulicHose } from './hoses'
import { hydraulicValve } from './hydraulic-valves'
import type { Drawer } from './pen'
import { gearPump } from './pumps'

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
  'frl-triple': frlTriple,
  dryer,
  'filter-element': filterElement,
  accumulator,
  'push-fitting': pushFitting,
  'quick-coupler': quickCoupler,
  'tube-fitting': tubeFitting,
  'air-tube': airTube,
  'hydraulic-hose': hydraulicHose,
  'hydraulic-cylinder': hydraulicCylinder,
  'gear-pump': gearPump,
}
