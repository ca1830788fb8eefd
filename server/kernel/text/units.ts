type Unit = { dimension: string; factor: number }

/** Units by dimension, with the factor to the first of each; the names are folded. */
const DIMENSIONS: Record<string, Record<string, number>> = {
  length: { mm: 1, 毫米: 1, cm: 10, 厘米: 10, 公分: 10, m: 1000, 米: 1000 },
  thickness: { μm: 1, um: 1, 丝: 10, 道: 10 },
  mass: { g: 1, 克: 1, kg: 1000, 公斤: 1000, 千克: 1000, 斤: 500, t: 1e6, 吨: 1e6 },
  volume: { ml: 1, 毫升: 1, l: 1000, 升: 1000 },
  power: { w: 1, 瓦: 1, kw: 1000, 千瓦: 1000 },
  pressure: { mpa: 1, 兆帕: 1, bar: 0.1, 巴: 0.1, 公斤压力: 0.1 },
  current: { a: 1, 安: 1, 安培: 1, ma: 0.001, 毫安: 0.001, ka: 1000, 千安: 1000 },
  voltage: { v: 1, 伏: 1, 伏特: 1, kv: 1000, 千伏: 1000 },
  area: { mm2: 1, 平方毫米: 1, 平方: 1, 平: 1 },
  torque: { n·m: 1, 'n.m': 1, nm: 1, 牛米: 1, 牛: 1 },
  temperature: { '℃': 1, '°c': 1, 度: 1, 摄氏度: 1 },
  charge: { ah: 1, 安时: 1 },
  force: { n: 1, kn: 1000 },
  inch: { 英寸: 1, 寸: 1, '"': 1 },
  time: { min: 1, 分钟: 1, 小时: 60 },
}

const UNITS = new Map<string, Unit>(
  Object.entries(DIMENSIONS).flatMap(([dimension, units]) =>
    Object.entries(units).map(([name, factor]) => [name, { dimension, factor }] as const),
  ),
)

/** Counters that mean the same on a label: 两极 and 2P are one. */
const COUNTERS: Record<string, string> = { 齿: 't', '#': '号' }

/** A unit as it is compared: `mm²` and 平方 are one spelling each of their dimension. */
function unitOf(name: string): Unit {
  const folded = name.normalize('NFKC').toLowerCase()
  return UNITS.get(folded) ?? { dimension: COUNTERS[folded] ?? folded, factor: 1 }
}

/** Whether it is a unit of measure, and no counter such as 码 or 号. */
export function isMeasure(unit: string): boolean {
  return UNITS.has(unit)
}

/** A number in another unit of its dimension, or null when it has none: 1.5 m is 1500 mm. */
export function inUnit(num: number, from: string, to: string): number | null {
  const [source, target] = [unitOf(from), unitOf(to)]
  if (source.dimension !== target.dimension) return null
  return (num * source.factor) / target.factor
}

const NAMES = new Map(
  [
    'mm',
    'cm',
    'm',
    'μm',
    'kg',
    'g',
    't',
    'L',
    'mL',
    'W',
    'kW',
    'V',
    'kV',
    'A',
    'mA',
    'kA',
    'MPa',
    'bar',
    'N·m',
    'Hz',
    'Ah',
    'dB',
    'min',
    'L/min',
    'L/h',
    'mL/r',
    'r/min',
  ].map((name) => [name.toLowerCase(), name]),
)

/** A folded unit as it is usually written: kw is kW; others in capitals, as letters of sizes are. */
export function unitName(folded: string): string {
  return NAMES.get(folded) ?? folded.toUpperCase()
}
