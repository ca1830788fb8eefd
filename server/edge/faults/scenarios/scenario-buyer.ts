import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import * as z from 'zod/mini'
import { HEADER } from '@/contract/constants'
import type { Endpoint, Schema } from '@/contract/endpoint'
import { addresses, users } from '@/server/kernel/db/account-schema'
import type { Db } from '@/server/kernel/db/client'
import { HttpError } from '@/server/kernel/http/http-error'
import { createSessions } from '@/server/modules/account/session-repository'

export type ScenarioDeps = {
  db: Db
  now: () => number
  siteId: string
  /** The API without its faults. */
  fetch: (request: Request) => Response | Promise<Response>
}

const envelope = z.looseObject({ msg: z.string(), data: z.unknown() })
const DEVICE = { userAgent: 'scenario', address: '' }
/** Where a buyer of a scenario has goods sent. */
export const SCENARIO_ADDRESS = {
  contact: '张三',
  phone: '13800138000',
  provinceCode: '33',
  cityCode: '3301',
  countyCode: '330110',
  regionText: '浙江省 杭州市 余杭区',
  street: '示例路1号',
}

async function addressOf(db: Db, userId: string): Promise<string> {
  const [own] = await db.select().from(addresses).where(eq(addresses.userId, userId)).limit(1)
  if (own) return own.id
  const [made] = await db
    .insert(addresses)
    .values({ ...SCENARIO_ADDRESS, userId, isDefault: true })
    .returning()
  return made?.id ?? ''
}

/**
 * An account that acts through the API's own calls, so that what a scenario leaves behind is what a
 * buyer could have done. Throws an HttpError for an unknown account or a refused call.
 */
export async function openScenarioBuyer(deps: ScenarioDeps, username: string) {
  const { db, now, siteId, fetch } = deps
  const [user] = await db.select().from(users).where(eq(users.username, username))
  if (!user) throw new HttpError('BAD_INPUT', `username: no account ${username}`)
  const { accessToken } = await createSessions(db, now).open(user.id, DEVICE)

  async function call<I extends Schema, O extends Schema>(
    endpoint: Endpoint<I, O>,
    input: z.input<I>,
  ): Promise<z.output<O>> {
    const answer = await fetch(
      new Request(`http://scenario${endpoint.path}`, {
        method: endpoint.method,
        headers: {
          [HEADER.siteId]: siteId,
          'Content-Type': 'application/json',
          Authorization: `Bearer ${accessToken}`,
          [HEADER.idempotencyKey]: randomUUID(),
        },
        ...(endpoint.method === 'POST' && { body: JSON.stringify(input ?? {}) }),
      }),
    )
    const { msg, data } = envelope.parse(await answer.json())
    if (!answer.ok) throw new HttpError('CONFLICT', `${endpoint.name}: ${msg}`)
    return endpoint.output.parse(data)
  }

  return { db, now, call, userId: user.id, addressId: await addressOf(db, user.id) }
}

export type ScenarioBuyer = Awaited<ReturnType<typeof openScenarioBuyer>>
