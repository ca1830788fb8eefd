import * as z from 'zod/mini'
import { timestamp } from '@/contract/fields'
import { day, OPERATOR_ROLES, operation, optionalWord, typedNumber, word } from './operation-calls'

const operator = z.looseObject({
  name: z.string(),
  role: z.enum(OPERATOR_ROLES),
  shopId: z.nullable(z.int()),
  createdAt: timestamp,
  revokedAt: z.nullable(timestamp),
})

export const opsTokenCreate = operation('token-create', {
  summary: 'Gives an operator a token, shown this once; --shop <id> for one shop alone',
  words: ['name'],
  input: z.object({
    name: z.string().check(z.regex(/^[\w.-]{2,40}$/)),
    shop: z.optional(typedNumber),
  }),
  output: z.looseObject({ name: z.string(), token: z.string() }),
})

export const opsTokenList = operation('token-list', {
  summary: 'Lists operators and whether their tokens are revoked',
  input: z.object({}),
  output: z.looseObject({ list: z.array(operator) }),
})

export const opsTokenRevoke = operation('token-revoke', {
  summary: 'Revokes a token at once',
  words: ['name'],
  input: z.object({ name: word }),
  output: z.looseObject({ name: z.string() }),
})

export const opsAudit = operation('audit', {
  summary: 'Lists what operators have done, newest first',
  input: z.object({
    day: z.optional(day),
    actor: optionalWord,
    subject: optionalWord,
    limit: z._default(typedNumber.check(z.minimum(1), z.maximum(500)), 50),
  }),
  output: z.looseObject({
    list: z.array(
      z.looseObject({
        at: timestamp,
        actor: z.string(),
        verb: z.string(),
        subject: z.string(),
        /** What was asked, without secrets and files. */
        input: z.unknown(),
        /** The fields that changed, as they were and as they are. */
        before: z.unknown(),
        after: z.unknown(),
        /** Why it was refused; '' when it was done. */
        refusal: z.string(),
      }),
    ),
  }),
})
