import { chosenAttribute, standardAttributes, type Tabled, tableAttributes } from './attribute'
import { type DataFile, type Problem, readDataFile } from './data-file'
import { type ConditionEntry, type LeafEntry, leafFile, type StandardTable } from './schema'
import { scopesOf } from './standard-table'
import type { Attribute, Condition, Leaf, Ratio, Rule } from './types'
import { numberOf } from './values'

/** A leaf with the position of its definition. */
export type DefinedLeaf = { leaf: Leaf; place: string; problem: Problem }

function under(problem: Problem, ...above: PropertyKey[]): Problem {
  return (path, what) => problem([...above, ...path], what)
}

type Tables = readonly StandardTable[]
type AttributeEntry = LeafEntry['attributes'][number]

function addedBy(one: AttributeEntry, known: Attribute[], tabled: Tabled, own: Problem) {
  if ('table' in one) return tableAttributes(one, known, own)
  if ('standard' in one) return standardAttributes(one, known, tabled, own)
  return [chosenAttribute(one, own)]
}

function attributesOf(entry: LeafEntry, tables: Tables, problem: Problem): Attribute[] {
  const known: Attribute[] = []
  const tabled = { tables, only: entry.standards?.[0] }
  for (const [index, one] of entry.attributes.entries()) {
    const own = under(problem, 'attributes', index)
    for (const attribute of addedBy(one, known, tabled, own)) {
      if (known.some(({ name }) => name === attribute.name))
        throw own([], `a second attribute ${attribute.name}`)
      known.push(attribute)
    }
  }
  return known
}

function conditionOf(entry: ConditionEntry, attributes: Attribute[], problem: Problem): Condition {
  const [[name, accepted] = ['', []]] = Object.entries(entry)
  const attribute = attributes.find((one) => one.name === name)
  if (!attribute) throw problem([name], 'no such attribute')
  const known = attribute.values.map(({ label }) => label)
  if (Array.isArray(accepted)) {
    const unknown = accepted.find((label) => !known.includes(label))
    if (unknown !== undefined) throw problem([name], `no value ${unknown}`)
    return { name, labels: accepted }
  }
  const { from, to } = accepted
  const labels = known.filter((label) => {
    const number = numberOf(label) ?? Number.NaN
    return number >= from && number <= to
  })
  if (labels.length === 0) throw problem([name], `no value from ${from} to ${to}`)
  return { name, labels }
}

function rulesOf({ rules = [] }: LeafEntry, attributes: Attribute[], problem: Problem): Rule[] {
  return rules.map(({ when, must }, index) => ({
    when: Object.entries(when).map(([name, accepted]) =>
      conditionOf({ [name]: accepted }, attributes, under(problem, 'rules', index, 'when')),
    ),
    must: conditionOf(must, attributes, under(problem, 'rules', index, 'must')),
  }))
}

function firstOf({ first = [] }: LeafEntry, attributes: Attribute[], problem: Problem) {
  return first.map((goods, index) =>
    Object.entries(goods).map(([name, label]) =>
      conditionOf({ [name]: [label] }, attributes, under(problem, 'first', index)),
    ),
  )
}

const isNumeric = (attributes: Attribute[], name: string) =>
  attributes.some((one) => one.name === name && one.type === 'number')

function ratiosOf({ ratios = [] }: LeafEntry, attributes: Attribute[], problem: Problem): Ratio[] {
  return ratios.map(({ divide, by, from, to }, index) => {
    if (!isNumeric(attributes, divide)) {
      throw problem(['ratios', index, 'divide'], 'no attribute of numbers')
    }
    if (!isNumeric(attributes, by))
      throw problem(['ratios', index, 'by'], 'no attribute of numbers')
    return { over: divide, under: by, from, to }
  })
}

function timesOf({ times }: LeafEntry, attributes: Attribute[], problem: Problem): string | null {
  if (times === undefined) return null
  if (!isNumeric(attributes, times)) throw problem(['times'], 'no attribute of numbers')
  return times
}

function specPartsOf({ spec }: LeafEntry, attributes: Attribute[], problem: Problem) {
  const unknown = spec?.find((name) => !attributes.some((one) => one.name === name))
  if (unknown !== undefined) throw problem(['spec'], `no attribute ${unknown}`)
  return spec ?? null
}

type ByLabel<T> = Record<string, Record<string, T>>

const mapsOf = <T>(byLabel: ByLabel<T> = {}) =>
  new Map(Object.entries(byLabel).map(([name, of]) => [name, new Map(Object.entries(of))]))

function hasLabel(attributes: Attribute[], name: string, label: string): boolean {
  const attribute = attributes.find((one) => one.name === name)
  return attribute?.values.some((value) => value.label === label) ?? false
}

/** Throws where a label is none of its attribute. */
function requireLabels(
  byLabel: ByLabel<unknown> | undefined,
  attributes: Attribute[],
  problem: Problem,
): void {
  for (const [name, of] of Object.entries(byLabel ?? {})) {
    const unknown = Object.keys(of).find((label) => !hasLabel(attributes, name, label))
    if (unknown !== undefined) throw problem([name], `${name} has no value ${unknown}`)
  }
}

/** Throws where a label is none of its attribute, or an attribute has values that are no numbers. */
function gramsOf({ grams }: LeafEntry, attributes: Attribute[], problem: Problem): Leaf['grams'] {
  if (Array.isArray(grams) || typeof grams === 'string') return grams
  const { by = [], are = {}, is = 0, each = [], per = {}, factors, plus } = grams
  for (const key of Object.keys(are)) {
    const labels = key.split(' ')
    const at = by.findIndex((name, place) => !hasLabel(attributes, name, labels[place] ?? ''))
    if (at >= 0) throw problem(['grams', 'are', key], `${by[at]} has no value ${labels[at] ?? ''}`)
  }
  requireLabels(factors, attributes, under(problem, 'grams', 'factors'))
  requireLabels(plus, attributes, under(problem, 'grams', 'plus'))
  const wordy = [...each, ...Object.keys(per)].find((name) => !isNumeric(attributes, name))
  if (wordy !== undefined) throw problem(['grams'], `${wordy} has values that are no numbers`)
  return {
    by,
    base: by.length > 0 ? new Map(Object.entries(are)) : is,
    each,
    per: new Map(Object.entries(per)),
    factors: mapsOf(factors),
    plus: mapsOf(plus),
  }
}

function textsOf(
  key: 'called' | 'marks',
  entry: LeafEntry,
  attributes: Attribute[],
  problem: Problem,
) {
  requireLabels(entry[key], attributes, under(problem, key))
  return mapsOf(entry[key])
}

function leafOf(entry: LeafEntry, tables: Tables, problem: Problem): Leaf {
  const attributes = attributesOf(entry, tables, problem)
  return {
    name: entry.name,
    drawing: entry.drawing,
    unit: entry.unit,
    packUnit: entry.pack?.unit ?? entry.unit,
    packs: entry.pack?.sizes ?? [1],
    price: entry.price,
    grams: gramsOf(entry, attributes, problem),
    times: timesOf(entry, attributes, problem),
    worth: entry.worth ?? (typeof entry.grams === 'string' ? 1 : 0),
    spec: specPartsOf(entry, attributes, problem),
    called: textsOf('called', entry, attributes, problem),
    marks: textsOf('marks', entry, attributes, problem),
    standards: entry.standards ?? [],
    synonyms: entry.synonyms ?? [],
    attributes,
    rules: rulesOf(entry, attributes, problem),
    ratios: ratiosOf(entry, attributes, problem),
    scopes: scopesOf(attributes, entry.standards ?? [], tables),
    use: entry.use,
    first: firstOf(entry, attributes, problem),
    numbered: entry.numbered ?? null,
    weight: entry.share ?? 1,
  }
}

/** Parses the leaves of a file; throws with the file and line of an error. */
export function readLeaves(file: string, text?: string, tables: Tables = []): DefinedLeaf[] {
  const { contents, problem, placeOf }: DataFile<LeafEntry[]> = readDataFile(file, leafFile, text)
  return contents.map((entry, index) => {
    const own = under(problem, index)
    return { leaf: leafOf(entry, tables, own), place: placeOf([index]), problem: own }
  })
}
