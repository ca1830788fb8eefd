import * as z from 'zod/mini'
import { createDocument, type ZodOpenApiPathsObject } from 'zod-openapi'
import { HEADER } from '@/contract/constants'
import type { Endpoint } from '@/contract/endpoint'

const SECURITY: Record<Endpoint['auth'], Record<string, string[]>[]> = {
  none: [],
  basic: [{ client: [] }],
  bearer: [{}, { bearer: [] }],
  user: [{ bearer: [] }],
}

const failure = z.object({ code: z.int(), msg: z.string(), data: z.null() })

function operation(endpoint: Endpoint) {
  const envelope = z.object({ code: z.literal(0), msg: z.string(), data: endpoint.output })
  return {
    operationId: endpoint.name,
    summary: endpoint.summary,
    tags: [endpoint.path.split('/')[2] ?? ''],
    security: SECURITY[endpoint.auth],
    requestParams: { header: z.object({ [HEADER.siteId]: z.string() }) },
    ...(endpoint.method === 'POST' && {
      requestBody: { content: { 'application/json': { schema: endpoint.input } } },
    }),
    responses: {
      200: { description: 'ok', content: { 'application/json': { schema: envelope } } },
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
