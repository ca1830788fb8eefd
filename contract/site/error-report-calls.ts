import * as z from 'zod/mini'
import { endpoint } from '@/contract/endpoint'

export const renderError = endpoint({
  name: 'renderError',
  method: 'POST',
  path: '/api/log/renderError',
  auth: 'bearer',
  summary: 'Report of a render crash (SPEC section 7)',
  input: z.object({
    project: z.string().check(z.maxLength(100)),
    url: z.string().check(z.maxLength(2048)),
    time: z.string().check(z.maxLength(40)),
    message: z.string().check(z.maxLength(2000)),
    componentStack: z.string().check(z.maxLength(20_000)),
  }),
  output: z.null(),
  takes: 'beacon',
  own: true,
})
