import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import type * as z from 'zod/mini'
import type { Endpoint, Schema } from '@/contract/endpoint'

/** The network of component tests: what no test has mocked is an error. */
export const server = setupServer()

type Call = { body: unknown; headers: Headers }

/** Answers a call with a value the contract accepts; the calls it received are recorded. */
export function mock<I extends Schema, O extends Schema>(
  endpoint: Endpoint<I, O>,
  value: z.input<O>,
): Call[] {
  const data = endpoint.output.parse(value)
  return respond(endpoint, () => HttpResponse.json({ code: 0, msg: '', data }))
}

/** Answers a call with anything at all, as a host may that does not keep to the contract. */
export function mockUnchecked(endpoint: Endpoint, data: unknown): Call[] {
  return respond(endpoint, () => HttpResponse.json({ code: 0, msg: '', data }))
}

type Failure = {
  status: number
  code?: number
  msg?: string
  data?: unknown
  headers?: Record<string, string>
}

/** Refuses a call with a status and the failure envelope. */
export function mockFailure(endpoint: Endpoint, failure: Failure): Call[] {
  const { status, code = 5000, msg = '', data = null, headers = {} } = failure
  return respond(endpoint, () => HttpResponse.json({ code, msg, data }, { status, headers }))
}

function respond(endpoint: Endpoint, answer: () => Response): Call[] {
  const calls: Call[] = []
  const method = endpoint.method === 'GET' ? http.get : http.post
  server.use(
    method(`*${endpoint.path}`, async ({ request }) => {
      const hasBody = endpoint.method === 'POST' && endpoint.takes !== 'form'
      const body: unknown = hasBody ? await request.json() : null
      calls.push({ body, headers: request.headers })
      return answer()
    }),
  )
  return calls
}
