import type * as z from 'zod/mini'
import { FAULT_SCOPE, HEADER } from '@/contract/constants'
import type { Endpoint, Schema } from '@/contract/endpoint'
import { PUBLIC_ENV } from '@/services/env'

type Sent = { method?: 'GET' | 'POST'; body?: unknown; scope?: string; headers?: object }

/** Sends JSON to an API, or to one world of it; the `data` of the answer. Throws on a refusal. */
export async function sendJson(
  url: string,
  { method = 'POST', body, scope, headers }: Sent = {},
): Promise<unknown> {
  const answer = await fetch(url, {
    method,
    headers: {
      [HEADER.siteId]: PUBLIC_ENV.siteId,
      'Content-Type': 'application/json',
      ...(scope && { [FAULT_SCOPE]: scope }),
      ...headers,
    },
    ...(method === 'POST' && { body: JSON.stringify(body ?? {}) }),
  })
  const { data, msg } = await answer.json()
  if (!answer.ok) throw new Error(`${url}: ${answer.status} ${msg}`)
  return data
}

/** Makes a call of the contract; its answer as the contract has it. Throws on a refusal. */
export async function callApi<I extends Schema, O extends Schema>(
  api: string,
  endpoint: Endpoint<I, O>,
  { input, scope, headers }: { input?: z.input<I>; scope?: string; headers?: object } = {},
): Promise<z.output<O>> {
  const { method, path } = endpoint
  const sent = { method, body: input, ...(scope && { scope }), ...(headers && { headers }) }
  return endpoint.output.parse(await sendJson(`${api}${path}`, sent))
}
