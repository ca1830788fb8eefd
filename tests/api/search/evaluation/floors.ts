/** Mean reciprocal rank reached, rounded down: a change may not fall below it. The aim over all: 0.99. */
export const FLOORS: Record<string, number> = {
  itemNumber: 1,
  typo: 1,
  shorthand: 0.99,
  standard: 0.99,
  name: 1,
  synonym: 0.99,
  unit: 0.99,
  fullWidth: 1,
  pinyin: 1,
  brand: 1,
  mixed: 0.99,
  /** Written after the search was tuned, and not tuned for. */
  heldOut: 0.99,
  /** Trade notations: 3*2.5平方, 20*47*14, SC63*100, C32. */
  notation: 0.99,
  /** 带, 无, 不带 before what a SKU has or has not. */
  flag: 0.99,
  range: 0.99,
  exclusion: 0.99,
  /** Whole lines of purchase requests and ERP systems. */
  request: 0.99,
  /** English and German names. */
  foreign: 0.99,
  /** Lines with a quantity, through quick order. */
  bom: 0.99,
  all: 0.99,
}
export const RECALL_FLOOR = 0.975
export const TOP_1_FLOOR = 0.99
/** Share of questions that may find nothing. */
export const EMPTY_CEILING = 0
