/** Units that count single pieces. */
const PIECES = '个 只 件 支 根 条 把 台 片 块 张 顶 具 盏 颗 粒 枚'.split(' ')
/** Units that hold several pieces, or a length of goods. */
const SETS = '套 组 副 双 对 打 盒 包 箱 袋 瓶 桶 罐 卷 盘 捆 筒 本'.split(' ')
const LENGTHS = ['米']
/** Weights in grams. */
const GRAMS: Readonly<Record<string, number>> = { g: 1, 斤: 500, 公斤: 1000, t: 1_000_000 }

/** Other spellings of a unit. */
const SPELLINGS: Readonly<Record<string, string>> = {
  pcs: '个',
  pc: '个',
  ea: '个',
  piece: '个',
  pieces: '个',
  枝: '支',
  付: '副',
  set: '套',
  sets: '套',
  pair: '双',
  pairs: '双',
  dozen: '打',
  box: '盒',
  boxes: '盒',
  pack: '包',
  packs: '包',
  ctn: '箱',
  carton: '箱',
  bag: '袋',
  bags: '袋',
  roll: '卷',
  rolls: '卷',
  m: '米',
  克: 'g',
  kg: '公斤',
  kgs: '公斤',
  千克: '公斤',
  吨: 't',
}

/**
 * Every unit a quantity is written in; a test holds it to the units of the catalogue. Words that end
 * the names of goods (不锈钢304板) are better left out.
 */
export const UNITS: readonly string[] = [...PIECES, ...SETS, ...LENGTHS, ...Object.keys(GRAMS)]

/** Units and their spellings as alternatives of a regular expression, longest first. */
export const UNIT_PATTERN: string = [...UNITS, ...Object.keys(SPELLINGS)]
  .sort((a, b) => b.length - a.length)
  .join('|')

/** The one spelling of a unit; a word that is no unit stays as it is. */
export function unitOf(word: string): string {
  const folded = word.normalize('NFKC').trim().toLowerCase()
  return SPELLINGS[folded] ?? folded
}

/** Grams in a unit of weight, null for any other. */
export function gramsOf(unit: string): number | null {
  return GRAMS[unitOf(unit)] ?? null
}

export const isPiece = (unit: string): boolean => PIECES.includes(unitOf(unit))

/** Whether goods are also measured in it: 灭火器 4kg, 卷尺 5米. */
export const isMeasure = (unit: string): boolean =>
  LENGTHS.includes(unitOf(unit)) || gramsOf(unit) !== null

/** Words for a piece of anything: 100 只 of goods sold by 个 is no contradiction. */
const ANY_PIECE = ['个', '只', '件', '颗', '粒', '枚']

export const isAnyPiece = (unit: string): boolean => ANY_PIECE.includes(unitOf(unit))

export function isSameUnit(written: string, sold: string): boolean {
  return unitOf(written) === unitOf(sold) || (isAnyPiece(written) && isPiece(sold))
}
