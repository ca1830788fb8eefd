import * as z from 'zod/mini'
import { createDocument, type ZodOpenApiPathsObject } from 'zod-openapi'
import { submitKey } from '@/contract/checkout'
import { HEADER } from '@/contract/constants'
import type { Endpoint } from '@/contract/endpoint'

const SECURITY: Record<Endpoint['auth'], Record<string, string[]>[]> = {
  none: [],
  basic: [{ client: [] }],
  bearer: [{}, { bearer: [] }],
  user: [{ bearer: [] }],
}

const failure = z.object({ code: z.int(), msg: z.string(), data: z.unknown() })

const FILE = { type: 'string', format: 'binary' } as const

function requestBody({ takes, input }: Endpoint) {
  if (takes !== 'form') return { content: { 'application/json': { schema: input } } }
  const schema = { type: 'object', properties: { file: FILE }, required: ['file'] } as const
  return { content: { 'multipart/form-data': { schema } } }
}

function answerBody({ answers, output }: Endpoint) {
  if (answers === 'file') return { 'application/octet-stream': { schema: FILE } }
  const schema = z.object({ code: z.literal(0), msg: z.string(), data: output })
  return { 'application/json': { schema } }
}

function headersOf({ idempotent }: Endpoint) {
  const site = { [HEADER.siteId]: z.string() }
  return idempotent ? { ...site, [HEADER.idempotencyKey]: submitKey } : site
}

function operation(endpoint: Endpoint) {
  return {
    operationId: endpoint.name,
    summary: endpoint.summary,
    tags: [endpoint.path.split('/')[2] ?? ''],
    security: SECURITY[endpoint.auth],
    requestParams: { header: z.object(headersOf(endpoint)) },
    ...(endpoint.method === 'POST' && { requestBody: requestBody(endpoint) }),
    responses: {
      200: { description: 'ok', content: answerBody(endpoint) },
      default: { description: 'refused', content: { 'application/json': { schema: failure } } },
    },
  }
}

/** The contract as an OpenAPI 3.1 document (/api/openapi.json). */
export function openApiDocument(endpoints: readonly Endpoint[]) {
  const paths: ZodOpenApiPathsObject = {}
  for (const endpoint of endpoints) {
    paths[endpoint.path] = { [endpoint.method.toLowerCase()]: operation(endpoint) }
  }
  return createDocument({
    openapi: '3.1.0',
    info: { title: 'Mall product API', version: '1' },
    components: {
      securitySchemes: {
        client: { type: 'http', scheme: 'basic' },
        bearer: { type: 'http', scheme: 'bearer' },
      },
    },
    paths,
  })
}
