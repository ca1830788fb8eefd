import { type SQL, sql } from 'drizzle-orm'
import { intArray, textArray } from '@/server/kernel/db/sql-arrays'
import type { TestMall } from '../../../support/test-mall'
import { type Numbered, type Question, spell } from './questions'

type Db = TestMall['db']

function list(value: string | string[]): string[] {
  return typeof value === 'string' ? [value] : value
}

/** Leaves whose own name, or the name of a category above them, is one of these. */
async function leavesNamed(db: Db, names: string[]): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select leaf.id from categories leaf
    join categories middle on middle.id = leaf.parent_id
    join categories top on top.id = middle.parent_id
    where leaf.level = 3 and array[leaf.name, middle.name, top.name] && ${textArray(names)}`)
  if (rows.length === 0) throw new Error(`No category ${names.join(', ')}`)
  return rows.map((row) => row.id)
}

/** Ids of the values an attribute (`a|b`: either name) may have to be right. */
async function valuesNamed(db: Db, attribute: string, labels: string[]): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select v.id from attribute_values v join attributes a on a.id = v.attribute_id
    where a.name = any(${textArray(attribute.split('|'))}) and v.label = any(${textArray(labels)})`)
  if (rows.length === 0) throw new Error(`No value ${attribute} ${labels.join(', ')}`)
  return rows.map((row) => row.id)
}

/** Condition over `products p` and `skus s`; one SKU must have every value asked for. */
async function isRight(db: Db, question: Question): Promise<SQL> {
  const conditions = [sql`p.status = 1 and s.status = 1`]
  if (question.in) {
    const leaves = await leavesNamed(db, list(question.in))
    conditions.push(sql`p.category_id = any(${intArray(leaves)})`)
  }
  for (const [attribute, labels] of Object.entries(question.with ?? {})) {
    const values = await valuesNamed(db, attribute, list(labels))
    conditions.push(sql`(p.fixed_values || s.axis_values) && ${intArray(values)}`)
  }
  if (question.standard) {
    conditions.push(sql`exists (
      select 1 from unnest(p.standards) as named(text)
      where named.text like ${`${question.standard}%`})`)
  }
  if (question.brand) {
    conditions.push(sql`p.brand_id in (select id from brands where name = ${question.brand})`)
  }
  return sql.join(conditions, sql` and `)
}

/** SKUs that answer a question, and the products they are of. */
export type Right = { skus: ReadonlySet<number>; products: ReadonlySet<number> }

async function rightWhere(db: Db, condition: SQL): Promise<Right> {
  const { rows } = await db.execute<{ id: number; product_id: number }>(sql`
    select s.id, s.product_id from products p join skus s on s.product_id = p.id
    where ${condition}`)
  return {
    skus: new Set(rows.map((row) => row.id)),
    products: new Set(rows.map((row) => row.product_id)),
  }
}

/** A number of the first SKU the predicate holds for, misspelt as asked, and who carries it. */
async function numberOf(db: Db, question: Numbered) {
  const column = { itemNo: sql`s.item_no`, oldNo: sql`s.old_nos[1]`, model: sql`s.model` }
  const carried = column[question.take]
  const { rows } = await db.execute<{ number: string }>(sql`
    select ${carried} as number from products p join skus s on s.product_id = p.id
    where ${await isRight(db, question)} and ${carried} is not null order by s.id limit 1`)
  const number = rows[0]?.number ?? ''
  return {
    keyword: spell(number, question.as),
    right: await rightWhere(db, sql`p.status = 1 and ${carried} = ${number}`),
  }
}

/** What is typed for a question, and every SKU that answers it. */
export async function judged(db: Db, question: Question) {
  if ('take' in question) return numberOf(db, question)
  return { keyword: question.q, right: await rightWhere(db, await isRight(db, question)) }
}

/** Ids of the top categories the products are in; level 3 ids begin with them. */
export async function topsOf(db: Db, products: ReadonlySet<number>): Promise<number[]> {
  const { rows } = await db.execute<{ top: number }>(sql`
    select distinct category_id / 10000 as top from products
    where id = any(${intArray([...products])})`)
  return rows.map((row) => row.top)
}
