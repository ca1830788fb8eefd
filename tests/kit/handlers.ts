import { type HttpHandler, HttpResponse, http } from 'msw'
import type * as z from 'zod/mini'
import type { Endpoint, Schema } from '@/contract/endpoint'
import { ENDPOINTS } from '@/contract/endpoints'
import { exampleAnswer } from './example-answers'

export type Refusal = {
  status: number
  code?: number
  msg?: string
  data?: unknown
  headers?: Record<string, string>
}

type Answer = (request: Request) => Response | Promise<Response>

/** Answers a call, on whatever host it is asked, with any response. */
export function respond({ method, path }: Endpoint, answer: Answer): HttpHandler {
  const on = method === 'GET' ? http.get : http.post
  return on(`*${path}`, ({ request }) => answer(request))
}

/** The envelope of an answer. */
export const enveloped = (data: unknown) => HttpResponse.json({ code: 0, msg: '', data })

/** Answers a call with a value that the contract accepts; throws for any other. */
export function answer<I extends Schema, O extends Schema>(
  endpoint: Endpoint<I, O>,
  value: z.input<O>,
): HttpHandler {
  const data = endpoint.output.parse(value)
  return respond(endpoint, () => enveloped(data))
}

/** The response of a call that is refused. */
export function refusalOf({ status, code = 5000, msg = '', data = null, headers = {} }: Refusal) {
  return HttpResponse.json({ code, msg, data }, { status, headers })
}

/** Refuses a call with a status and the envelope. */
export const refuse = (endpoint: Endpoint, refusal: Refusal): HttpHandler =>
  respond(endpoint, () => refusalOf(refusal))

function exampleResponse(endpoint: Endpoint): Response {
  if (endpoint.answers !== 'file') return enveloped(endpoint.output.parse(exampleAnswer(endpoint)))
  const headers = { 'Content-Disposition': 'attachment; filename="example.txt"' }
  return new HttpResponse('example', { headers })
}

/**
 * A handler for every call of the contract, which answers an example. Put those of a test before
 * them: `server.use(answer(getCartListCount, 3))`.
 */
export function mallHandlers(): HttpHandler[] {
  return ENDPOINTS.map((endpoint) => respond(endpoint, () => exampleResponse(endpoint)))
}
