import * as z from 'zod/mini'
import type { ZodOpenApiOperationObject } from 'zod-openapi'
import { HTTP_TIMEOUT_MS } from '@/contract/constants'
import type { Endpoint } from '@/contract/endpoint'
import { WITHOUT } from '@/contract/without'
import { areaOf } from './areas'
import { EXAMPLES } from './examples'
import { refusalsOf } from './refusals'
import { ANSWER_HEADERS, KEY_PARAMETER, SITE_PARAMETER } from './shared-parts'

const SECURITY: Record<Endpoint['auth'], Record<string, string[]>[]> = {
  none: [],
  basic: [{ client: [] }],
  bearer: [{}, { bearer: [] }],
  user: [{ bearer: [] }],
  operator: [{ operator: [] }],
}
const FILE = { type: 'string', format: 'binary' } as const

/** Fields of forms beside the file, which the contract leaves to the browser's FormData. */
const FORM_FIELDS: Readonly<
  Record<string, Record<string, { type: 'string'; description: string }>>
> = {
  uploadPicture: {
    use: { type: 'string', description: 'What it is for: comment, afterSale or avatar.' },
  },
  uploadVoucher: {
    orderNos: { type: 'string', description: 'Order numbers, separated by commas.' },
  },
  uploadMerchantFile: {
    draftId: { type: 'string', description: 'The draft it belongs to (openMerchantDraft).' },
  },
  parseSheet: {
    mapping: {
      type: 'string',
      description:
        'What the columns mean, as JSON: `{"titleRow": 1, "fields": ["name", null, "qty"]}`; `table.mapping` of an answer has the same shape. Without it the titles say.',
    },
  },
}
/** Form fields that may be left out. */
const OPTIONAL_FIELDS = new Set(['mapping'])

function formOf(name: string) {
  const fields = { file: FILE, ...FORM_FIELDS[name] }
  return {
    type: 'object',
    properties: fields,
    required: Object.keys(fields).filter((field) => !OPTIONAL_FIELDS.has(field)),
  } as const
}

function requestBody({ name, takes, input }: Endpoint) {
  if (takes === 'form') {
    return { required: true, content: { 'multipart/form-data': { schema: formOf(name) } } }
  }
  const example = EXAMPLES[name]
  const json = {
    'application/json': { schema: input, ...(example && { example: example.input }) },
  }
  if (takes === 'beacon') return { content: { ...json, 'text/plain': { schema: input } } }
  return { content: json }
}

function answerBody({ name, answers, output }: Endpoint) {
  if (answers === 'file') return { 'application/octet-stream': { schema: FILE } }
  const example = EXAMPLES[name]
  const schema = z.looseObject({ code: z.literal(0), msg: z.string(), data: output })
  const whole = example && { example: { code: 0, msg: '', data: example.output } }
  return { 'application/json': { schema, ...whole } }
}

const WITHOUT_CALL: Readonly<Record<string, string>> = WITHOUT

function placeOf({ name, core, auth, timeoutMs = HTTP_TIMEOUT_MS }: Endpoint): string {
  if (auth === 'operator') return 'For operators; no page of the shop front asks it.'
  const place = core
    ? 'Core: a call of the specification.'
    : `Extra. Where a host lacks it: ${WITHOUT_CALL[name]}.`
  return `${place} The shop front waits ${timeoutMs} ms.`
}

/** A call of the contract as an operation. */
export function operationOf(endpoint: Endpoint): ZodOpenApiOperationObject {
  const { name, summary, method, path, auth, core, query, idempotent } = endpoint
  return {
    operationId: name,
    summary,
    description: placeOf(endpoint),
    tags: [areaOf(path)],
    'x-core': core === true,
    security: SECURITY[auth],
    parameters: [SITE_PARAMETER, ...(idempotent ? [KEY_PARAMETER] : [])],
    // Optional here: the same call also has inputs that travel in the body.
    ...(query && { requestParams: { query: z.partial(query) } }),
    ...(method === 'POST' && { requestBody: requestBody(endpoint) }),
    responses: {
      200: { description: 'Done.', headers: ANSWER_HEADERS, content: answerBody(endpoint) },
      ...refusalsOf(endpoint),
    },
  }
}
