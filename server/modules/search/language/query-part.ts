export type PartKind = 'category' | 'brand' | 'standard' | 'spec' | 'word'

/** A numeric range with its unit as typed; open where a bound is missing. */
export type NumberRange = {
  min?: number
  max?: number
  unit: string
  /** What stands before the numbers of its labels: m of M8以上. */
  letters?: string
}

/** One part of a query. Any alternative satisfies it; an alternative needs all its lexemes. */
export type QueryPart = {
  /** As typed, after folding. */
  text: string
  kind: PartKind
  alternatives: string[][]
  categoryIds: number[]
  /** Name of the attribute it was written with: 直径 of 直径8.5. */
  attribute?: string
  /** 6~12mm, 10以上: any value inside satisfies it. */
  range?: NumberRange
  /** What was typed for it, where that was no word. */
  typed?: string
  /** With the words bound to it, in their order: 20长, whose text is 20. None for its text alone. */
  written?: string
  /** Goods that have it are unwanted: 不要镀锌. */
  isExcluded?: true
  /** Said of the use, with 用 behind: it gives way to another value of its attribute. */
  isUse?: true
  /** Said with a 无 or 非 of its own: where no value says so, the text must not have it: 非绝缘. */
  isDenied?: true
}
