import * as z from 'zod/mini'
import { endpoint } from '@/contract/endpoint'
import { nothing, textOrNone, timestamp } from '@/contract/fields'

/** Null when unknown. */
const moment = z._default(z.nullable(timestamp), null)

export const getRepairInfo = endpoint({
  name: 'getRepairInfo',
  method: 'GET',
  path: '/api/oauth/getRepairInfo',
  auth: 'bearer',
  core: true,
  summary: 'Whether the mall is under maintenance, what to tell buyers and until when',
  input: nothing,
  output: z.looseObject({
    repairing: z.boolean(),
    title: textOrNone,
    content: textOrNone,
    startTime: moment,
    endTime: moment,
    /** Unavailable functions, as text for display. */
    scope: z._default(z.array(z.string()), []),
    contactPhone: textOrNone,
    /** When the maintenance was announced. */
    noticeTime: moment,
    /** The host's clock; the browser's stands in. */
    now: z.optional(timestamp),
  }),
})
export type RepairInfo = z.infer<typeof getRepairInfo.output>
