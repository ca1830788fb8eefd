import type { oas31 } from 'zod-openapi'
import { HEADER } from '@/contract/constants'
import packageFile from '@/package.json'
import { REFUSALS } from '@/server/kernel/http/http-error'

/** Headers of every answer of a call. */
export const ANSWER_HEADERS = { [HEADER.requestId]: { $ref: '#/components/headers/RequestId' } }

/** Which mall is asked: every call of the contract carries it. */
export const SITE_PARAMETER = { $ref: '#/components/parameters/SiteId' }
export const KEY_PARAMETER = { $ref: '#/components/parameters/IdempotencyKey' }

export const PARAMETERS = {
  SiteId: {
    name: HEADER.siteId,
    in: 'header',
    required: true,
    description: 'The mall that is asked (NEXT_PUBLIC_SITE_ID); another one is refused with 400.',
    schema: { type: 'string' },
    example: 'mall',
  },
  IdempotencyKey: {
    name: HEADER.idempotencyKey,
    in: 'header',
    required: true,
    description:
      'A random key of this one intention: repeated with it, the call takes effect once.',
    schema: { type: 'string', pattern: '^[\\w-]{16,64}$' },
    example: '0f0c7c66-3d0e-4b0e-9a55-2c1f1a0d8a11',
  },
} as const

export const HEADERS = {
  RequestId: {
    description: 'Id of the request, the caller’s own or a new one; the log has the call under it.',
    schema: { type: 'string', pattern: '^[\\w-]{1,64}$' },
  },
  RetryAfter: {
    description: 'Seconds until the call may be repeated.',
    schema: { type: 'integer', minimum: 1 },
  },
} as const

const CODES = [...new Set(Object.values(REFUSALS).map(({ code }) => code))].sort((a, b) => a - b)

/** The envelope of every refusal. */
export const FAILURE: oas31.SchemaObject = {
  type: 'object',
  description: 'A refusal: the HTTP status says how to react, the code what it was.',
  required: ['code', 'msg', 'data'],
  properties: {
    code: { type: 'integer', enum: CODES, description: 'The refusal; the responses explain each.' },
    msg: { type: 'string', description: 'What to tell the buyer, in Chinese.' },
    data: { description: 'What the caller needs to go on, mostly null.' },
  },
}

export const SECURITY_SCHEMES = {
  client: {
    type: 'http',
    scheme: 'basic',
    description: 'The client credential of a shop front.',
  },
  operator: {
    type: 'http',
    scheme: 'bearer',
    description: 'The token that `npm run ops -- token-create` shows once.',
  },
  bearer: { type: 'http', scheme: 'bearer', description: 'The accessToken of getOauthToken.' },
} as const

export const INFO = {
  title: 'Mall product API',
  version: packageFile.version,
  summary: 'Everything the shop front of the mall asks its product API.',
  description: [
    'A call answers `{ code: 0, msg: "", data }`, or refuses with an HTTP error status and the same',
    'envelope (`Failure`). Calls with `x-core: true` stand in the specification: every host has',
    'them. The others are extra: each says what the mall does on a host that lacks it.',
    'Prices are integers in 1/10000 yuan, amounts integers in fen, times epoch milliseconds.',
    'Objects may grow further fields: read those you know.',
  ].join(' '),
  license: { name: packageFile.license, identifier: packageFile.license },
}
