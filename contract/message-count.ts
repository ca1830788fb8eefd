import * as z from 'zod/mini'
import { count } from './common'
import { APPLICATION_TYPE } from './constants'
import { endpoint } from './endpoint'

/** Which shop front asks (SPEC section 7): 1 is the mall on a computer. */
export const applicationType = z._default(z.literal(APPLICATION_TYPE), APPLICATION_TYPE)

/** By itself: every page asks this, and the other calls about messages only one. */
export const getMessageCount = endpoint({
  name: 'getMessageCount',
  method: 'POST',
  path: '/api/system-message/getMessageCount',
  auth: 'user',
  summary: 'Number of unread messages',
  input: z.object({ id: z._default(z.literal(1), 1), applicationType }),
  output: count,
})
