import type { ApiError } from '@/services/http/api-error'

const SERVER_FAULT = 500

/** Whether the same call may succeed later: nothing was wrong with what it sent. */
export const isPassing = ({ kind, status }: ApiError) =>
  kind === 'timeout' || kind === 'network' || status >= SERVER_FAULT
