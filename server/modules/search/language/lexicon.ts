/** A maker's series: `sfu{公称直径:2}{导程:2}` of 滚珠丝杠, with the values of its codes. */
export type Series = {
  written: string
  goods: string
  /** Attribute -> what a maker writes for its values; '' where that says nothing of the goods sold. */
  codes: ReadonlyMap<string, ReadonlyMap<string, string>>
  /** Folded labels that its letters stand for. */
  says: readonly string[]
}

/** The catalogue's own vocabulary and the trade's, so that queries are split like catalogue texts. */
export type Lexicon = {
  /** Folded word -> leaf or group categories it names. */
  categories: ReadonlyMap<string, number[]>
  /** Folded name or latin name -> brand. */
  brands: ReadonlyMap<string, number>
  /** Folded Chinese value labels, e.g. 镀锌, 全牙. */
  labels: ReadonlySet<string>
  /** Folded labels, and names of some, that mix characters with letters, digits or signs: NPN常开, 3p+n+e. */
  codes: ReadonlySet<string>
  /** Trade name of goods -> words of `categories`. */
  goods: ReadonlyMap<string, readonly string[]>
  /** Folded leaf -> its English and German names. */
  foreign: ReadonlyMap<string, readonly string[]>
  /** Makers' series, their numbers folded. */
  series: readonly Series[]
  /** Trade name of a finish, material or class -> labels. */
  labelNames: ReadonlyMap<string, readonly string[]>
  /** Names of attributes, whole and without their first word: 公称长度, 长度. */
  attributes: ReadonlySet<string>
  /** Those that say yes or no: 防滑齿, 计量证书, 证书. */
  flags: ReadonlySet<string>
  /** Folded leaf -> what buyers write there alone -> folded labels: workwear, 175, L. */
  leafLabels: ReadonlyMap<string, ReadonlyMap<string, readonly string[]>>
  /** Letters before the numbers of labels, dn, pn, ip -> the leaves that have them. */
  sizeLetters: ReadonlyMap<string, ReadonlySet<number>>
  /** Letters behind the numbers of labels: p of 3P, rs of 2RS. */
  sizeEndings: ReadonlySet<string>
  /** Makers that are no brands of the catalogue. */
  otherBrands: ReadonlySet<string>
  /** Goods that are none of the catalogue's: 铆螺母 are no 螺母. */
  otherGoods: ReadonlySet<string>
  /** Endings that make other goods of the name of some, alone and behind other unknown characters. */
  goodsEndings: { alone: readonly string[]; behindOthers: readonly string[] }
  /** Words that say nothing about the goods. */
  stopWords: ReadonlySet<string>
}
