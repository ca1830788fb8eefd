import { type SQL, sql } from 'drizzle-orm'
import { intArray } from '@/server/kernel/db/sql-arrays'
import type { CatalogMetadata } from '@/server/modules/catalog/metadata'
import { isOtherGoods } from './language/other-goods'
import { lexiconOf } from './lexicon'
import { type Constraint, type Context, type Meaning, satisfiesInLeaf } from './meaning/constraints'
import { nearValues } from './meaning/nearest'

/** Condition that a SKU has a size next to the one asked for, and of one of several numbers another as it is. */
function isNextTo(catalog: CatalogMetadata, meaning: Meaning): SQL {
  const near = [...nearValues(catalog, meaning).values()].flat().map(({ id }) => id)
  const some = meaning.constraints
    .flatMap(({ partly }) => [...partly.values()])
    .flatMap(({ wanted }) => wanted.flatMap(({ valueIds }) => valueIds))
  const conditions = [near, some].filter(({ length }) => length > 0)
  if (near.length === 0) return sql`false`
  return sql.join(
    conditions.map((ids) => sql`s.values && ${intArray(ids)}`),
    sql` and `,
  )
}

/**
 * Of a query that nothing satisfies the goods it names are needed, else any part of it; of a size alone one next to
 * it. Goods are needed by their name alone: what the name implies may be in none of them, as 铜鼻 of a 铜鼻子.
 */
export function needed(catalog: CatalogMetadata, meaning: Meaning, context: Context): SQL {
  const { constraints } = meaning
  const lexicon = lexiconOf(catalog)
  const goods = constraints.filter(
    ({ part: { kind, text, isExcluded } }) =>
      !isExcluded && (kind === 'category' || isOtherGoods(text, lexicon)),
  )
  const isExcluded = ({ part }: Constraint) => part.isExcluded === true
  const wanted = constraints.filter((one) => !isExcluded(one))
  const anyOf = () =>
    wanted.length === 1
      ? [isNextTo(catalog, { ...meaning, constraints: wanted })]
      : wanted.map((one) => satisfiesInLeaf(one, context))
  const any = goods.length > 0 ? goods.map(({ part }) => context.named(part)) : anyOf()
  const all = constraints.filter(isExcluded).map((one) => satisfiesInLeaf(one, context))
  if (any.length > 0) all.push(sql`(${sql.join(any, sql` or `)})`)
  return sql.join(all, sql` and `)
}
