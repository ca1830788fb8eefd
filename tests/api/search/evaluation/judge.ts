import type { JudgedCatalogue, JudgedSku } from './catalogue'
import type { Listed, Numbered, Predicate, Question } from './questions'
import { spell } from './spelling'

function listOf(value: string | string[]): string[] {
  return typeof value === 'string' ? [value] : value
}

function leavesOf(catalogue: JudgedCatalogue, names: string | string[] | undefined): number[] {
  if (names === undefined) return [...catalogue.skusOf.keys()]
  const leaves = listOf(names).flatMap((name) => catalogue.leavesNamed.get(name) ?? [])
  if (leaves.length === 0) throw new Error(`No category ${names}`)
  return [...new Set(leaves)]
}

/** Ids of the values an attribute (`a|b`: either name) may have. */
function valuesOf({ valuesNamed }: JudgedCatalogue, attribute: string, labels: string | string[]) {
  const keys = attribute.split('|').flatMap((name) => listOf(labels).map((l) => `${name}/${l}`))
  const ids = keys.flatMap((key) => valuesNamed.get(key) ?? [])
  if (ids.length === 0) throw new Error(`No value ${attribute} ${labels}`)
  return ids
}

/** SKUs that a predicate holds for; one SKU must have every value asked for. */
function rightSkus(catalogue: JudgedCatalogue, asked: Predicate): JudgedSku[] {
  const idsOf = (values: Predicate['with']) =>
    Object.entries(values ?? {}).map(([name, labels]) => valuesOf(catalogue, name, labels))
  const [wanted, unwanted] = [idsOf(asked.with), idsOf(asked.without)]
  const brand = asked.brand && catalogue.brands.get(asked.brand)
  const { standard } = asked
  return leavesOf(catalogue, asked.in)
    .flatMap((leaf) => catalogue.skusOf.get(leaf) ?? [])
    .filter(
      ({ values, brandId, standards }) =>
        wanted.every((ids) => ids.some((id) => values.has(id))) &&
        !unwanted.some((ids) => ids.some((id) => values.has(id))) &&
        (!brand || brandId === brand) &&
        (!standard || standards.some((name) => name.startsWith(standard))),
    )
}

/** What is typed for a question, and the SKUs that answer it. */
export type Judged = { keyword: string; right: ReadonlyMap<number, JudgedSku> }

const byId = (skus: readonly JudgedSku[]) => new Map(skus.map((sku) => [sku.id, sku]))

/** A number of the first SKU the predicate holds for, misspelt as asked, and who carries it. */
function numberOf(catalogue: JudgedCatalogue, question: Numbered): Judged {
  const numbers = rightSkus(catalogue, question).flatMap((sku) => sku.numbers[question.take] ?? [])
  const [number = ''] = numbers
  const all = [...catalogue.skusOf.values()].flat()
  return {
    keyword: spell(number, question.as),
    right: byId(all.filter((sku) => sku.numbers[question.take] === number)),
  }
}

/** The answer to a question by the catalogue's data. */
export function judged(catalogue: JudgedCatalogue, question: Question): Judged {
  if ('take' in question) return numberOf(catalogue, question)
  const keyword = 'line' in question ? question.line : question.q
  return { keyword, right: byId(rightSkus(catalogue, question)) }
}

/** What a line orders of a SKU: its quantity in pieces, raised to what may be ordered. */
export function orderedQuantity({ pieces, packs = 0 }: Listed, { rule }: JudgedSku): number {
  const least = Math.max(pieces ?? packs * rule.pack, rule.moq)
  return Math.min(
    Math.ceil(least / rule.step) * rule.step,
    Math.floor(rule.most / rule.step) * rule.step,
  )
}
