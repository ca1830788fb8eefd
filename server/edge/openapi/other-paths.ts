import type { oas31, ZodOpenApiPathItemObject, ZodOpenApiPathsObject } from 'zod-openapi'
import { areaOf } from './areas'
import { refusal } from './refusals'
import { ANSWER_HEADERS } from './shared-parts'

const text = (pattern: string, description: string) => ({
  schema: { type: 'string', pattern } as const,
  description,
})
const inPath = (name: string, { schema, description }: ReturnType<typeof text>) =>
  ({ name, in: 'path', required: true, schema, description }) as const

type Get = {
  operationId: string
  summary: string
  /** Media type of the answer, with its schema when it is not a file. */
  type: string
  /** Media type of the same in another form. */
  also?: string
  schema?: { type: 'object' | 'string' }
  parameters?: oas31.ParameterObject[]
  refusals?: Record<string, oas31.ResponseObject | oas31.ReferenceObject>
}

const FILE = { type: 'string', format: 'binary' } as const

function get(
  path: string,
  { type, also, schema, refusals, ...rest }: Get,
): ZodOpenApiPathItemObject {
  return {
    get: {
      ...rest,
      description: 'No part of the contract: an address rather than a call; no X-Site-Id.',
      tags: [areaOf(path)],
      security: [],
      responses: {
        200: {
          description: 'Done.',
          headers: ANSWER_HEADERS,
          content: {
            [type]: { schema: schema ?? FILE },
            ...(also && { [also]: { schema: FILE } }),
          },
        },
        ...refusals,
      },
    },
  }
}

const UNKNOWN = refusal(400)
const LIMITED = { ...refusal(400), ...refusal(429), ...refusal(503) }
const drawing = inPath('file', text('^[\\w-]+\\.(svg|dxf)$', 'A template, as answers name it.'))
const datasheet = inPath('file', text('^[1-9]\\d{0,8}\\.pdf$', 'A SKU id.'))
const picture = inPath('file', text('^[\\da-f-]{36}\\.webp$', 'A picture, as answers name it.'))
const provider = inPath('provider', text('^(alipay|wechat)$', 'The provider that tells.'))
const dims = {
  name: 'dims',
  in: 'query',
  style: 'form',
  explode: true,
  description:
    'Dimensions in mm by the letters of the drawing, and its forms: `d=8&l=80&t=shank`; a ; may take the place of the &.',
  schema: { type: 'object', additionalProperties: { type: 'string' } },
} as const

const FILES = {
  '/api/product/drawing/{file}': get('/api/product/drawing', {
    operationId: 'getDrawing',
    summary:
      'A drawing by template and dimensions, as SVG, or of some templates as DXF in true size; the same URL is the same picture for good',
    type: 'image/svg+xml',
    also: 'image/vnd.dxf',
    schema: { type: 'string' },
    parameters: [drawing, dims],
    refusals: UNKNOWN,
  }),
  '/api/product/datasheet/{file}': get('/api/product/datasheet', {
    operationId: 'getDatasheet',
    summary: 'The data sheet of a SKU',
    type: 'application/pdf',
    parameters: [datasheet],
    refusals: LIMITED,
  }),
  '/api/file/picture/{file}': get('/api/file/picture', {
    operationId: 'getCommentPicture',
    summary: 'A picture of a comment that is shown',
    type: 'image/webp',
    parameters: [picture],
    refusals: UNKNOWN,
  }),
}

const CALLBACK: ZodOpenApiPathItemObject = {
  post: {
    operationId: 'takePaymentNotice',
    summary: 'A payment provider tells how a payment ended, signed in its own way',
    description: 'Only where the provider is set up. Repeated notices are acknowledged too.',
    tags: ['payment'],
    security: [],
    parameters: [provider],
    requestBody: {
      required: true,
      content: {
        'application/json': { schema: { type: 'object' } },
        'application/x-www-form-urlencoded': { schema: { type: 'object' } },
      },
    },
    responses: {
      200: {
        description: 'Taken, in the words the provider waits for.',
        headers: ANSWER_HEADERS,
        content: {
          'application/json': { schema: { type: 'object' } },
          'text/plain': { schema: { type: 'string' } },
        },
      },
      ...LIMITED,
    },
  },
}

const SYSTEM = {
  '/api/healthz': get('/api/healthz', {
    operationId: 'isAlive',
    summary: 'The process lives',
    type: 'application/json',
    schema: { type: 'object' },
  }),
  '/api/readyz': get('/api/readyz', {
    operationId: 'isReady',
    summary: 'Calls and pages are answered: database, its tables, a first page; or the host behind',
    type: 'application/json',
    schema: { type: 'object' },
    refusals: { 503: { description: 'Not ready.', headers: ANSWER_HEADERS } },
  }),
  '/api/metrics': get('/api/metrics', {
    operationId: 'getMetrics',
    summary: 'What the process counts, for Prometheus; for METRICS_TOKEN or this machine',
    type: 'text/plain',
    schema: { type: 'string' },
    refusals: { 404: { description: 'Not for this caller.', headers: ANSWER_HEADERS } },
  }),
  '/api/openapi.json': get('/api/openapi.json', {
    operationId: 'getOpenApi',
    summary: 'This description',
    type: 'application/json',
    schema: { type: 'object' },
  }),
  '/api/docs': get('/api/docs', {
    operationId: 'getApiDocs',
    summary: 'This description as a page',
    type: 'text/html',
    schema: { type: 'string' },
  }),
}

/** Paths outside the contract: files under an address of their own, callbacks, probes. */
export const OTHER_PATHS: ZodOpenApiPathsObject = {
  ...FILES,
  '/api/payment/callback/{provider}': CALLBACK,
  ...SYSTEM,
}
