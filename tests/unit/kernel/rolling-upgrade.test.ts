import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'

const FOLDER = 'server/kernel/db/migrations/meta'
/** The first version whose processes may go on beside those of the next one. */
const FIRST = '0021_snapshot.json'
/** What a migration took away or made stricter all the same, and why no older process misses it. */
const ALLOWED: Record<string, string> = {
  '0025_snapshot.json: public.invoices is stricter: invoices_file_id_files_id_fk':
    'a key of a new column, which they leave empty',
  '0026_snapshot.json: public.skus.weight_g is double precision':
    'whole grams stay whole until a new catalogue is loaded, which is done by the new build',
  '0027_snapshot.json: public.inquiries is stricter: inquiries_status':
    'a wider range: one status more, which they call 处理中',
}

const column = z.looseObject({
  type: z.string(),
  notNull: z.boolean(),
  default: z.optional(z.unknown()),
  identity: z.optional(z.unknown()),
  generated: z.optional(z.unknown()),
})
type Column = z.infer<typeof column>
const snapshot = z.looseObject({
  tables: z.record(
    z.string(),
    z.looseObject({
      columns: z.record(z.string(), column),
      indexes: z.record(z.string(), z.looseObject({ isUnique: z.boolean() })),
      uniqueConstraints: z.record(z.string(), z.unknown()),
      checkConstraints: z.record(z.string(), z.unknown()),
      foreignKeys: z.record(z.string(), z.unknown()),
    }),
  ),
})
type Tables = z.infer<typeof snapshot>['tables']

const names = readdirSync(FOLDER)
  .filter((name) => name.endsWith('_snapshot.json') && name >= FIRST)
  .sort()
const pairs = names.slice(1).map((name, at) => [names[at] ?? '', name] as const)
const tablesOf = (name: string) =>
  snapshot.parse(JSON.parse(readFileSync(`${FOLDER}/${name}`, 'utf8'))).tables

const fillsItself = ({ notNull, default: value, identity, generated }: Column) =>
  !notNull || value !== undefined || identity !== undefined || generated !== undefined

const RULES = ['indexes', 'uniqueConstraints', 'checkConstraints', 'foreignKeys'] as const
/** An index refuses something only when it is unique; every other rule does. */
const isRule = (rule: unknown) => !isIndex(rule) || rule.isUnique
const isIndex = (rule: unknown): rule is { isUnique: boolean } =>
  typeof rule === 'object' && rule !== null && 'isUnique' in rule

/** What an older process would trip over: what it reads is gone, or what it writes is refused. */
function breaks(old: Tables, next: Tables): string[] {
  return Object.entries(old).flatMap(([table, before]) => {
    const after = next[table]
    if (!after) return [`${table} is gone`]
    const missing = Object.entries(before.columns).flatMap(([name, was]) => {
      const is = after.columns[name]
      if (!is) return [`${table}.${name} is gone`]
      if (is.type !== was.type) return [`${table}.${name} is ${is.type}`]
      return fillsItself(was) && !fillsItself(is) ? [`${table}.${name} must be filled`] : []
    })
    const fresh = Object.entries(after.columns).filter(([name]) => !before.columns[name])
    const demanded = fresh
      .filter(([, is]) => !fillsItself(is))
      .map(([name]) => `${table}.${name} has no default`)
    const stricter = RULES.flatMap((kind) => {
      const had = new Map(
        Object.entries(before[kind]).map(([name, rule]) => [name, JSON.stringify(rule)]),
      )
      return Object.entries(after[kind])
        .filter(([name, rule]) => isRule(rule) && had.get(name) !== JSON.stringify(rule))
        .map(([name]) => `${table} is stricter: ${name}`)
    })
    return [...missing, ...demanded, ...stricter]
  })
}

describe('a rolling upgrade', () => {
  it.each(pairs)('processes of %s go on beside %s', (old, next) => {
    const found = breaks(tablesOf(old), tablesOf(next))
    expect(found.filter((one) => !(`${next}: ${one}` in ALLOWED))).toEqual([])
  })

  it('would notice a table, a column, a type, a demand and a rule', () => {
    const text: Column = { type: 'text', notNull: false }
    const name = { ...text, notNull: true }
    type Rules = { unique?: Record<string, boolean>; checks?: object; keys?: object }
    const table = (
      columns: Record<string, Column>,
      { unique = {}, checks = {}, keys = {} }: Rules = {},
    ) => ({
      columns,
      indexes: Object.fromEntries(
        Object.entries(unique).map(([index, isUnique]) => [index, { isUnique }]),
      ),
      uniqueConstraints: {},
      checkConstraints: { ...checks },
      foreignKeys: { ...keys },
    })
    const old = {
      gone: table({}),
      users: table(
        { name: text, phone: text, code: text, state: { ...name, default: "''" } },
        { unique: { users_phone: false }, checks: { users_age: 'age > 0' } },
      ),
    }
    const users = table(
      { name, phone: { ...text, type: 'integer' }, tax: name, state: name },
      {
        unique: { users_phone: true, users_code: true },
        checks: { users_age: 'age > 18' },
        keys: { users_shop: {} },
      },
    )
    expect(breaks(old, { users })).toEqual([
      'gone is gone',
      'users.name must be filled',
      'users.phone is integer',
      'users.code is gone',
      'users.state must be filled',
      'users.tax has no default',
      'users is stricter: users_phone',
      'users is stricter: users_code',
      'users is stricter: users_age',
      'users is stricter: users_shop',
    ])
  })
})
