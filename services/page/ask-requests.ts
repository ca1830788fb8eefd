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

/**
 * Sends a page's requests, and for each call that the host lacks those that stand in for it; in
 * request order, not in order of arrival: a page always renders to the same text.
 */
export async function askRequests(requests: PageRequest[], asker: Asker): Promise<Asked[]> {
  const asked = await Promise.all(requests.map((request) => askOne(request, asker)))
  const instead = asked.filter(isMissing).flatMap(({ request }) => standIns(request, asker.areas))
  return instead.length > 0 ? [...asked, ...(await askRequests(instead, asker))] : asked
}
