import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { getOauthToken } from '@/contract/account/oauth-calls'
import { HEADER } from '@/contract/constants'
import { ENDPOINTS } from '@/contract/endpoints'
import { collapseOutages } from '@/server/kernel/db/outage-log'
import { createLog } from '@/server/kernel/log'
import { userOf } from '../../support/accounts'
import { CALL_CASES } from '../../support/call-cases'
import { openTestMall, type TestMall } from '../../support/test-mall'

// Runs on both engines: each driver puts values and rows into its errors in its own way.

/** Fields of an input that say who somebody is, how to reach them, or what opens their account. */
const PERSONAL =
  /^(phone|mobile|contact|name|consignee|receiver|detail|street|username|password|oldPassword|code|ticket|taxNo|creditCode|companyName|idNumber|bankAccount|address|email|captchaToken|token|refresh_token|text|words|note|content|description)$/
/** Shorter ones stand in any log by chance. */
const SHORTEST = 6

function personalIn(value: unknown, key = ''): string[] {
  if (typeof value === 'string')
    return PERSONAL.test(key) && value.length >= SHORTEST ? [value] : []
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([inner, one]) =>
    personalIn(one, Array.isArray(value) ? key : inner),
  )
}

/** Calls that are given what others must not read, by what they do or by name. */
const TELLING =
  /^(append|apply|ask|close|correct|leave|modify|negotiate|parse|post|register|saveA|saveT|savePurchase|send|submit|update|verify|exportO|shareQ)|^(getOauthToken|getUserVerifyCode|getApplication)$/
const CALLS = ENDPOINTS.filter(({ takes, name }) => !takes && TELLING.test(name))
/** What a signed-in call needs before its own statements. */
const DOOR = ['sessions', 'meta', 'call_counts']
const PROOFS = ['sms_codes', 'captcha_tokens', 'captcha_spent', 'phone_tickets', 'merchant_tickets']

const said: string[] = []
let mall: TestMall
beforeAll(async () => {
  const log = createLog({ LOG_LEVEL: 'trace' }, { write: (line) => void said.push(line) })
  mall = await openTestMall({ log: collapseOutages(log, async () => false) })
  for (const way of ['log', 'warn', 'error'] as const) {
    vi.spyOn(console, way).mockImplementation(
      (...words) => void said.push(words.map(String).join(' ')),
    )
  }
})
afterAll(() => void vi.restoreAllMocks())

type Ask = { canaries: string[]; send: () => Promise<Response> }

/** Every call with an input and a user of its own, and what of both no log may hold. */
async function prepare(): Promise<Ask[]> {
  const asks: Ask[] = []
  for (const endpoint of CALLS) {
    const { username, password, tokens } = await mall.newUser()
    const token = tokens.accessToken
    const { phone } = await userOf(mall, token)
    const input = await CALL_CASES[endpoint.name]?.(mall, token)
    const headers = endpoint.idempotent ? { [HEADER.idempotencyKey]: randomUUID() } : {}
    asks.push({
      canaries: [username, phone, password, token, tokens.refreshToken, ...personalIn(input)],
      send: () => mall.fetchCall(endpoint, input, { token, headers }),
    })
  }
  const { tokens } = await mall.newUser()
  const query = new URLSearchParams({
    grant_type: 'refresh_token',
    refresh_token: tokens.refreshToken,
  })
  const send = () => mall.fetchPath(`${getOauthToken.path}?${query}`, { method: 'POST' })
  return [...asks, { canaries: [tokens.refreshToken], send }]
}

async function tablesBut(kept: string[]): Promise<string[]> {
  const { rows } = await mall.db.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public'`,
  )
  return rows.map(({ name }) => name).filter((name) => !kept.includes(name))
}

async function alter(tables: string[], how: string): Promise<void> {
  for (const table of tables) await mall.db.execute(sql.raw(`alter table "${table}" ${how}`))
}

const refuseWrites = (kept: string[]) => async () => {
  const tables = await tablesBut(kept)
  await alter(tables, 'add constraint refused check (false) not valid')
  return () => alter(tables, 'drop constraint refused')
}

async function renameTables() {
  const tables = await tablesBut(DOOR)
  for (const table of tables) await alter([table], `rename to "${table}_away"`)
  return async () => {
    for (const table of tables) await alter([`${table}_away`], `rename to "${table}"`)
  }
}

/** Whether lines hold what was told. Six digits stand in times and ids by chance: theirs go on. */
function holds(lines: string, told: string): boolean {
  if (!/^\d+$/.test(told)) return lines.includes(told)
  return new RegExp(`(?<![\\da-f])${told}(?![\\da-f])`).test(lines)
}

/** Asks everything in a state of the mall; how many lines of errors that gave. */
async function failuresOf(
  asks: Ask[],
  broken: () => Promise<() => Promise<void>>,
): Promise<number> {
  const mend = await broken()
  said.length = 0
  for (const { send } of asks) await send()
  await mend()
  const lines = said.join('')
  const canaries = [...new Set(asks.flatMap((ask) => ask.canaries))]
  expect(canaries.filter((canary) => holds(lines, canary))).toEqual([])
  expect(said.filter((line) => line.includes('"msg":"call"'))).toHaveLength(asks.length)
  return said.filter((line) => line.includes('"level":50')).length
}

const healthy = async () => async () => {}

it('no log line holds what a caller told, in health and in outages', async () => {
  const asks = await prepare()
  // What is refused stays unspent for the next state, so one preparation serves all.
  expect(await failuresOf(asks, refuseWrites(DOOR))).toBeGreaterThan(15)
  expect(await failuresOf(asks, refuseWrites([...DOOR, ...PROOFS]))).toBeGreaterThan(15)
  expect(await failuresOf(asks, renameTables)).toBeGreaterThan(25)
  expect(await failuresOf(asks, healthy)).toBe(0)
  await mall.close()
  expect(await failuresOf(asks, healthy)).toBe(1)
  // Five times every call that is told something.
}, 180_000)
