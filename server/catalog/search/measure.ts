import { specKey } from './fold'

const UNITS =
  'mm2|平方毫米|平方|毫米|厘米|英寸|mm|cm|公斤|千克|kg|毫升|ml|千瓦|kw|mpa|n·m|n\\.m|nm|hz|吨|米|升|瓦|安|伏|克|码|号|级|目|芯|刃|极|步|片|件|[tmlwavg]'

/** A number with its unit; what a unit says is that a number is meant, not which attribute. */
export const MEASURE = String.raw`\d+(?:\.\d+)?(?:-\d+(?:\.\d+)?)?\s*(?:${UNITS})(?![a-z0-9])`

/** Inches: `1/2"`, `1-1/4寸`, `3/4`, and plumbers' eighths, `4分`. */
export const INCH = String.raw`(?:[1-3]-)?\d\/[248](?!\d)(?:\s*(?:"|''|英寸|寸))?|\d+\s*(?:"|''|英寸|寸)|[1-6]分(?![钟之])`

const EIGHTHS: Record<string, string> = {
  '1分': '1/8',
  '2分': '1/4',
  '3分': '3/8',
  '4分': '1/2',
  '5分': '5/8',
  '6分': '3/4',
}

/** Inches -> nominal bore of a pipe. */
const BORES: Record<string, string> = {
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
const LENGTHS: Record<string, string> = {
  '4': '100',
  '6': '150',
  '8': '200',
  '10': '250',
  '12': '300',
  '15': '375',
  '18': '450',
  '24': '600',
}

/** `8.0` and `8` are one number. */
export function plainNumber(key: string): string {
  return key.replace(/(\d\.\d*?)0+(?=$|x)/g, '$1').replace(/\.(?=$|x)/g, '')
}

function known(...keys: (string | undefined)[]): string[][] {
  return [...new Set(keys)].flatMap((key) => (key ? [[key]] : []))
}

/** A size in inches: as written, as a nominal bore, as a length in mm. */
export function readInch(written: string): { text: string; alternatives: string[][] } {
  const bare = written.replace(/\s*(?:"|''|英寸|寸)$/, '')
  const size = EIGHTHS[bare] ?? bare
  const plain = Number(size) > 9 ? size : undefined
  return { text: size, alternatives: known(`${size}"`, BORES[size], LENGTHS[size], plain) }
}

/** A number with a unit: as labels write it, bare or with the unit. */
export function readMeasure(written: string): { text: string; alternatives: string[][] } {
  const [, number = written, unit = ''] = /^([\d.-]+)\s*(.*)$/.exec(written) ?? []
  const letters = /^[a-z]+$/.test(unit) ? `${number}${unit}` : undefined
  const isVolts = unit === 'v' || unit === '伏'
  const volts = isVolts ? [`ac${number}v`, `dc${number}v`] : []
  // Gauges are named by their span, and buyers by its end: 1.6 MPa is 0-1.6.
  const span = number.includes('-') ? undefined : `0-${number}`
  const text = /^[a-z]+$/.test(unit) ? written : number
  return {
    text,
    alternatives: known(specKey(number), plainNumber(number), letters, span, ...volts),
  }
}
