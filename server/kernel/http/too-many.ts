import { waitText } from '@/contract/china-clock'
import { HttpError } from './http-error'

/** What callers are told who ask too often. */
export const TOO_OFTEN = '操作太频繁'

/** A refusal that says when to come back, to programs and to people. */
export function tooMany(why: string, waitMs: number): HttpError {
  const retryAfter = Math.max(1, Math.ceil(waitMs / 1000))
  return new HttpError('TOO_MANY', `${why}，请 ${waitText(retryAfter)}后再试`, { retryAfter })
}
