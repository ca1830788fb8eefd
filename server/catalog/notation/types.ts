/** One value an attribute can take; `factor` is what it does to the price. */
export type Value = { label: string; num: number | null; factor: number }

export type AttributeRole = 'axis' | 'fixed' | 'derived'
export type AttributeType = 'enum' | 'number' | 'bool' | 'text'

/** How a derived attribute follows another one: the value index for each value of the source. */
export type Derivation = { source: string; indexes: number[]; ofAxis: boolean }

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

/** A choice that `when` accepts is real only if `must` accepts it too. */
export type Rule = { when: Condition; must: Condition }
export type Condition = { name: string; accepts: (label: string) => boolean }

/** Bounds of the quotient of two numeric axes, e.g. length over diameter. */
export type Ratio = { over: string; under: string; from: number; to: number }

/** Everything that is known of one leaf category before any product is made. */
export type Leaf = {
  name: string
  drawing: string
  unit: string
  packUnit: string
  /** Pieces in a pack, from the smallest goods to the largest. */
  packs: number[]
  /** Yuan. */
  price: [low: number, high: number]
  grams: [low: number, high: number]
  standards: string[]
  synonyms: string[]
  attributes: Attribute[]
  rules: Rule[]
  ratios: Ratio[]
  /** One honest sentence: what it is used for. */
  use: string
  /** Share of the assortment; a plain leaf has 1. */
  weight: number
}
