import { escapePattern } from './escape-pattern'
import { specKey } from './fold'

/** Units of measure and counters of features, folded; a number of them is a size. */
const MEASURES = [
  ...['m3/min', 'l/min', 'l/h', 'ml/r', 'lm/w', 'g/m2', 'r/min', 'm/s', 'mm2', 'n·m', 'n.m', 'nm'],
  ...['mm', 'cm', 'm', 'μm', 'um', '毫米', '厘米', '公分', '米', '英寸', '平方毫米', '平方', '丝'],
  ...['kg', 'g', 't', '公斤', '千克', '克', '吨', 'ml', 'l', '毫升', '升', 'kn', 'n', 'db'],
  ...[
    'kw',
    'w',
    '千瓦',
    '瓦',
    'kv',
    'v',
    '伏',
    'ka',
    'ma',
    'a',
    '安',
    'ah',
    'hz',
    'k',
    'lm',
    'lux',
  ],
  ...['mpa', 'bar', '兆帕', '℃', '°c', '度', '°', '%', 'min', '分钟', '小时', '年', '月', ':1'],
  ...[
    '码',
    '号',
    '级',
    '目',
    '芯',
    '刃',
    '极',
    '步',
    '组',
    '排',
    '层',
    '齿',
    '槽',
    '抽',
    '点',
    '孔',
  ],
  ...['计数', '针', '人', '位', 'tpi'],
]
/** Counters of goods, which may count a pack's contents too: 100片. */
export const COUNTERS = [
  ...[
    '个',
    '只',
    '把',
    '台',
    '套',
    '双',
    '顶',
    '具',
    '支',
    '卷',
    '付',
    '副',
    '片',
    '件',
    '条',
    '根',
  ],
  ...[
    '张',
    '块',
    '桶',
    '瓶',
    '盒',
    '箱',
    '包',
    '袋',
    '罐',
    '盘',
    '捆',
    '打',
    '组',
    '盏',
    '面',
    '枚',
    '颗',
  ],
]

/** Units that mark a number, folded, longest first. */
export const UNIT = [...new Set([...MEASURES, ...COUNTERS])]
  .sort((a, b) => b.length - a.length)
  .map(escapePattern)
  .join('|')

/**
 * A number with its unit; the unit marks a number, it does not identify the attribute. After a space
 * a unit stands alone: `1 A型` is no current.
 */
export const MEASURE = String.raw`\d+(?:\.\d+)?(?:-\d+(?:\.\d+)?)?(?:(?:${UNIT})|\s+(?:${UNIT})(?=\s|$))(?![a-z0-9/+])`

/** Inches: `1/2"`, `1-1/4寸`, `3/4`, and eighths as plumbers write them, `4分`. */
export const INCH = String.raw`(?:[1-3]-)?\d\/[248](?!\d)(?:\s*(?:"|''|英寸|寸))?|\d+\s*(?:"|''|英寸|寸)|[1-6]分(?![钟之])`

export const EIGHTHS: Record<string, string> = {
  '1分': '1/8',
  '2分': '1/4',
  '3分': '3/8',
  '4分': '1/2',
  '5分': '5/8',
  '6分': '3/4',
}

/** Inches -> nominal bore of a pipe. */
export const BORES: Record<string, string> = {
  '1/4': 'dn8',
  '3/8': 'dn10',
  '1/2': 'dn15',
  '3/4': 'dn20',
  '1': 'dn25',
  '1-1/4': 'dn32',
  '1-1/2': 'dn40',
  '2': 'dn50',
  '2-1/2': 'dn65',
  '3': 'dn80',
  '4': 'dn100',
  '5': 'dn125',
  '6': 'dn150',
  '8': 'dn200',
}

/** Inches -> length of an adjustable spanner or of pliers, mm. */
export const LENGTHS: Record<string, string> = {
  '4': '100',
  '6': '150',
  '8': '200',
  '10': '250',
  '12': '300',
  '15': '375',
  '18': '450',
  '24': '600',
}

/** Normalises a decimal: `8.0` and `8` are equal. */
export function plainNumber(key: string): string {
  return key.replace(/(\d\.\d*?)0+(?=$|x)/g, '$1').replace(/\.(?=$|x)/g, '')
}

function known(...keys: (string | undefined)[]): string[][] {
  return [...new Set(keys)].flatMap((key) => (key ? [[key]] : []))
}

/** A size in inches: as written, as a nominal bore, as a length in mm. */
export function readInch(written: string): string[][] {
  const bare = written.replace(/\s*(?:"|''|英寸|寸)$/, '')
  const size = EIGHTHS[bare] ?? bare
  const plain = Number(size) > 9 ? size : undefined
  return known(`${size}"`, BORES[size], LENGTHS[size], plain)
}

/** A number with a unit: as on labels, bare or with the unit. */
export function readMeasure(written: string): string[][] {
  const [, number = written, unit = ''] = /^([\d.-]+)\s*(.*)$/.exec(written) ?? []
  const letters = /^[a-z]+$/.test(unit) ? `${number}${unit}` : undefined
  const isVolts = unit === 'v' || unit === '伏'
  const volts = isVolts ? [`ac${number}v`, `dc${number}v`] : []
  // Gauges are labelled by range and searched by its upper end: 1.6 MPa is 0-1.6.
  const span = number.includes('-') ? undefined : `0-${number}`
  return known(specKey(number), plainNumber(number), letters, span, ...volts)
}
