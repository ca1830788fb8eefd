import * as z from 'zod/mini'
import { moment } from './common'
import { endpoint, nothing } from './endpoint'

export const getRepairInfo = endpoint({
  name: 'getRepairInfo',
  method: 'GET',
  path: '/api/oauth/getRepairInfo',
  auth: 'bearer',
  summary: 'Whether the mall is under maintenance, what to tell buyers and until when',
  input: nothing,
  output: z.looseObject({
    repairing: z.boolean(),
    title: z.string(),
    content: z.string(),
    /** Null when unknown. */
    startTime: z.nullable(moment),
    endTime: z.nullable(moment),
    /** What cannot be used meanwhile, to be shown. */
    scope: z.array(z.string()),
    contactPhone: z.string(),
    /** When the maintenance was announced. */
    noticeTime: z.nullable(moment),
    now: moment,
  }),
})
export type RepairInfo = z.infer<typeof getRepairInfo.output>
