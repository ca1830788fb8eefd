import { CODE } from '@/contract/constants'

/** Every envelope code of our API (API.md): those the mall reads, and those that only tell. */
export const ENVELOPE_CODE = {
  ...CODE,
  badInput: 1001,
  unprocessable: 1022,
  tooMany: 1029,
  unauthorized: 2001,
  forbidden: 2003,
  badCredentials: 2010,
  noSuchCall: 4004,
  badMethod: 4005,
  tooLarge: 4013,
  badMediaType: 4015,
  serverError: 5000,
  unavailable: 5003,
} as const
