import { dialGauge, leverIndicator } from './dials'
import { feeler, gaugeBlock } from './gauge-sets'
import { gaugeStand } from './gauge-stands'
import { caliper, depthGauge, heightGauge, micrometer, plugGauge, ringGauge } from './gauges'
import { clampMeter, megger, multimeter, testerPen } from './meters'
import { depthMicrometer, insideMicrometer } from './micrometers'
import type { Drawer } from './pen'
import { gasDetector, infraredThermometer, luxMeter, soundMeter } from './survey-meters'

/** Drawings of gauges and measuring instruments. */
export const measuring: Readonly<Record<string, Drawer>> = {
  caliper: (dims) => caliper(dims, 'digital'),
  'vernier-caliper': (dims) => caliper(dims, 'vernier'),
  'depth-gauge': depthGauge,
  'height-gauge': heightGauge,
  micrometer: (dims) => micrometer(dims, 'plain'),
  'digital-micrometer': (dims) => micrometer(dims, 'digital'),
  'inside-micrometer': insideMicrometer,
  'depth-micrometer': depthMicrometer,
  'dial-gauge': dialGauge,
  'lever-indicator': leverIndicator,
  'gauge-stand': gaugeStand,
  'plug-gauge': plugGauge,
  'ring-gauge': ringGauge,
  feeler,
  'gauge-block': gaugeBlock,
  meter: multimeter,
  'clamp-meter': clampMeter,
  megger,
  'tester-pen': testerPen,
  'infrared-thermometer': infraredThermometer,
  'gas-detector': gasDetector,
  'lux-meter': luxMeter,
  'sound-meter': soundMeter,
}
