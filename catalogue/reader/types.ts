/** One value of an attribute; `factor` multiplies the price. */
export type Value = { label: string; num: number | null; factor: number }

export type AttributeRole = 'axis' | 'fixed' | 'derived'
export type AttributeType = 'enum' | 'number' | 'bool' | 'text'

/**
 * Derivation of an attribute: its value index for each value of the source, or where standards
 * differ, for each value of the chosen standard's row of indexes; -1 where there is none.
 */
export type Derivation = {
  source: string
  indexes: number[]
  ofAxis: boolean
  byStandard?: number[][]
}

/** An attribute of a leaf; `power` is how fast cost grows with a numeric axis. */
export type Attribute = {
  name: string
  unit: string
  type: AttributeType
  role: AttributeRole
  power: number
  values: Value[]
  derivation: Derivation | null
}

/** A choice that `when` accepts is valid only if `must` accepts it too. */
export type Rule = { when: Condition[]; must: Condition }
/** Accepts these values of an attribute. */
export type Condition = { name: string; labels: readonly string[] }

/** Bounds of the quotient of two numeric axes, e.g. length over diameter. */
export type Ratio = { over: string; under: string; from: number; to: number }

/** Forms of goods whose weight is computed from their sizes (generator/*-volumes.ts). */
export const WEIGHED_FORMS = [
  'hex bolt',
  'flange bolt',
  'anchor bolt',
  'anchor',
  'socket screw',
  'countersunk screw',
  'pan screw',
  'set screw',
  'sharp screw',
  'nut',
  'lock nut',
  'flange nut',
  'cap nut',
  'washer',
  'spring washer',
  'pin',
  'key',
  'ball bearing',
  'taper bearing',
  'spherical bearing',
  'thrust bearing',
  'o-ring',
  'wire rope',
  'shaft',
  'chain',
  'v-belt',
  'sprocket',
  'v-belt pulley',
  'timing pulley',
  'drill',
  'end mill',
  'oil seal',
  'abrasive disc',
  'grinding wheel',
  'oilstone',
  'plastic tube',
] as const
export type WeighedForm = (typeof WEIGHED_FORMS)[number]

/** Attribute -> label -> number. */
export type NumbersByLabel = ReadonlyMap<string, ReadonlyMap<string, number>>

/** What grams are made of: (base x each + per) x factors + plus. */
export type Masses = {
  by: string[]
  /** Grams by the labels of `by`, joined by a space; those of all goods where there is none. */
  base: ReadonlyMap<string, number> | number
  /** Attributes whose numbers the base is multiplied by. */
  each: string[]
  /** Attribute -> grams for every one of its number. */
  per: ReadonlyMap<string, number>
  factors: NumbersByLabel
  plus: NumbersByLabel
}

/** What a standard covers: the sizes of its rows, each within its bounds. */
export type StandardScope = {
  /** Label of the standard as goods carry it, with the year. */
  standard: string
  /** What goods of this number are besides. */
  must: Condition[]
  /** Attribute of the sizes, and of each size the bounds of other attributes. */
  size: string
  bounds: ReadonlyMap<string, readonly Bound[]>
}
export type Bound = { name: string; from: number; to: number }

/** Definition of one leaf category, before any product is generated. */
export type Leaf = {
  name: string
  drawing: string
  unit: string
  packUnit: string
  /** Pieces in a pack, from the smallest goods to the largest. */
  packs: number[]
  /** Yuan. */
  price: [low: number, high: number]
  /** Grams of the smallest and the largest, the form that they are computed for, or those published. */
  grams: [low: number, high: number] | WeighedForm | Masses
  /** The attribute whose number the grams are multiplied by: pieces of a box, metres, litres. */
  times: string | null
  /** The share of the weight whose material is paid for on top of the range of prices. */
  worth: number
  /** Attribute -> label -> what goods with it are called in place of the leaf's name. */
  called: ReadonlyMap<string, ReadonlyMap<string, string>>
  /** Attribute -> label -> what it adds to the number of goods that their standard designates. */
  marks: ReadonlyMap<string, ReadonlyMap<string, string>>
  standards: string[]
  synonyms: string[]
  attributes: Attribute[]
  rules: Rule[]
  ratios: Ratio[]
  /** Scopes of the standards it has to choose from, as far as they are tabled. */
  scopes: StandardScope[]
  /** One honest sentence about its use. */
  use: string
  /** Attributes that a size is called by, where its axes are not enough; null for the axes. */
  spec: string[] | null
  /** What is asked for most, each with values of its own; it is made before anything else. */
  first: Condition[][]
  /** Variants that numbers are kept for; null for those that are made. */
  numbered: number | null
  /** Weight in the assortment; a plain leaf has 1. */
  weight: number
}
