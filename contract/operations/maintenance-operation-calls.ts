import * as z from 'zod/mini'
import { timestamp } from '@/contract/fields'
import { operation, restOfWords, typedTime } from './operation-calls'

export const opsMaintenance = operation('maintenance', {
  summary:
    'Turns maintenance on or off, or plans it --from and --until minutes in China; show says how it stands',
  words: ['state', 'text...'],
  input: z.object({
    state: z.enum(['on', 'off', 'show'], 'write on, off or show'),
    text: restOfWords,
    from: z.optional(typedTime),
    until: z.optional(typedTime),
  }),
  output: z.looseObject({
    state: z.enum(['on', 'off', 'planned']),
    content: z.string(),
    from: z.nullable(timestamp),
    /** Null where an operator must end it. */
    until: z.nullable(timestamp),
  }),
})
