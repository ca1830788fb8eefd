import { setupServer } from 'msw/node'
import type * as z from 'zod/mini'
import type { Endpoint, Schema } from '@/contract/endpoint'
import { enveloped, type Refusal, refusalOf, respond } from '../kit/handlers'

/** The network of component tests: what no test has mocked is an error. */
export const server = setupServer()

type Call = { body: unknown; headers: Headers }

/** Answers a call with a value the contract accepts; the calls it received are recorded. */
export function mock<I extends Schema, O extends Schema>(
  endpoint: Endpoint<I, O>,
  value: z.input<O>,
): Call[] {
  return mockUnchecked(endpoint, endpoint.output.parse(value))
}

/** Answers a call with anything at all, as a host may that does not keep to the contract. */
export function mockUnchecked(endpoint: Endpoint, data: unknown): Call[] {
  return record(endpoint, () => enveloped(data))
}

/** Refuses a call with a status and the failure envelope. */
export function mockFailure(endpoint: Endpoint, refusal: Refusal): Call[] {
  return record(endpoint, () => refusalOf(refusal))
}

/** The input of a call, which a renewal has in its query string. */
async function inputOf(request: Request): Promise<unknown> {
  const { searchParams } = new URL(request.url)
  return searchParams.size > 0 ? Object.fromEntries(searchParams) : request.json()
}

function record(endpoint: Endpoint, answer: () => Response): Call[] {
  const calls: Call[] = []
  const hasBody = endpoint.method === 'POST' && endpoint.takes !== 'form'
  server.use(
    respond(endpoint, async (request) => {
      calls.push({ body: hasBody ? await inputOf(request) : null, headers: request.headers })
      return answer()
    }),
  )
  return calls
}
