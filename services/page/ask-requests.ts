import type { AreaChoice } from '@/services/area/areas'
import { ApiError } from '@/services/http/api-error'
import type { Http } from '@/services/http/http'
import type { KeptAnswers } from './kept-answers'
import type { PageRequest } from './page-requests'
import { standIns } from './stand-ins'

/** A settled request; `error` is null for an answer. */
export type Asked = { request: PageRequest; answer: unknown; error: ApiError | null }

type Asker = {
  http: Http
  kept: KeptAnswers | null
  areas: AreaChoice
  signal: AbortSignal
}

async function askOne(request: PageRequest, { http, kept, signal }: Asker): Promise<Asked> {
  const send = () => http.call(request.endpoint, request.input, { signal })
  try {
    const answer = await (kept ? kept.ask(request, send) : send())
    return { request, answer, error: null }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return { request, answer: undefined, error }
  }
}

/** Whether the request's call is one that the host lacks. */
export const isMissing = ({ error }: Asked): boolean => error?.kind === 'missing'

/** Requests that depend on an answer; none after a failure. */
const nextOf = ({ request, answer, error }: Asked): PageRequest[] =>
  error ? [] : (request.next?.(answer) ?? [])

/**
 * Sends a page's requests, then those that follow from their answers, and for each call that the
 * host lacks those that stand in for it; in request order, not in order of arrival: a page always
 * renders to the same text. What follows has no stand-in: the page is whole without it.
 */
export async function askRequests(requests: PageRequest[], asker: Asker): Promise<Asked[]> {
  const asked = await Promise.all(requests.map((request) => askOne(request, asker)))
  const instead = asked.filter(isMissing).flatMap(({ request }) => standIns(request, asker.areas))
  const more = [...instead, ...asked.flatMap(nextOf)]
  return [...asked, ...(await Promise.all(more.map((request) => askOne(request, asker))))]
}
