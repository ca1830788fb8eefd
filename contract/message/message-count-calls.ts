import * as z from 'zod/mini'
import { APPLICATION_TYPE } from '@/contract/constants'
import { endpoint } from '@/contract/endpoint'
import { count } from '@/contract/fields'

/** Calling shop front (SPEC section 7): 1 is the desktop mall. */
export const applicationType = z._default(z.literal(APPLICATION_TYPE), APPLICATION_TYPE)

/** A file of its own: every page uses this call, the other message calls only one. */
export const getMessageCount = endpoint({
  name: 'getMessageCount',
  method: 'POST',
  path: '/api/system-message/getMessageCount',
  auth: 'user',
  core: true,
  summary: 'Number of unread messages',
  input: z.object({ id: z._default(z.literal(1), 1), applicationType }),
  output: count,
})
