import { feeler, gaugeBlock } from './gauge-sets'
import {
  caliper,
  depthGauge,
  dialGauge,
  gaugeStand,
  heightGauge,
  micrometer,
  plugGauge,
  ringGauge,
} from './gauges'
import { clampMeter, handheld, megger, multimeter, testerPen } from './meters'
import type { Drawer } from './pen'

/** Drawings of gauges and measuring instruments. */
export const measuring: Readonly<Record<string, Drawer>> = {
  caliper,
  'depth-gauge': depthGauge,
  'height-gauge': heightGauge,
  micrometer,
  'dial-gauge': dialGauge,
  'gauge-stand': gaugeStand,
  'plug-gauge': plugGauge,
  'ring-gauge': ringGauge,
  feeler,
  'gauge-block': gaugeBlock,
  meter: multimeter,
  'clamp-meter': clampMeter,
  megger,
  'tester-pen': testerPen,
  handheld,
}
