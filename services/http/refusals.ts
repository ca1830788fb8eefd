import type { ApiError } from './api-error'

/** Statuses of a refusal: sent again, the same is refused again. Any other failure may pass. */
const REFUSALS = new Set([400, 403, 404, 409, 413, 422])

export const isRefusal = ({ status }: ApiError): boolean => REFUSALS.has(status)
