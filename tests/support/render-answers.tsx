import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { unstable_serialize } from 'swr'
import { MallProvider } from '@/hooks/mall-provider'
import type { PageRequest } from '@/hooks/page-requests'
import { endpointKey } from '@/hooks/use-endpoint'
import type { AreaChoice } from '@/services/areas'
import { ApiError } from '@/services/http/api-error'
import { type PageData, toFailure } from '@/services/page-data'

export type Answered = PageRequest & { answer: unknown }

/** What React leaves where it gave up rendering a part on the server. */
const GIVEN_UP = '<!--$!-->'

/**
 * A view as the server renders it from these answers, each parsed by its call's contract first as
 * the client does; throws when a part of it crashes. `isRefused`: the contract lets one not pass.
 */
export function renderAnswers(view: ReactNode, areas: AreaChoice, answered: Answered[]) {
  const page: PageData = { apiBase: '', origin: '', areas, fallback: {}, failures: {} }
  for (const { endpoint, input, answer } of answered) {
    const key = unstable_serialize(endpointKey(endpoint, input))
    const parsed = endpoint.output.safeParse(answer)
    if (parsed.success) page.fallback[key] = parsed.data
    else page.failures[key] = toFailure(new ApiError({ kind: 'contract', endpoint: endpoint.name }))
  }
  const html = renderToString(<MallProvider page={page}>{view}</MallProvider>)
  if (html.includes(GIVEN_UP)) throw new Error(/data-msg="([^"]*)/.exec(html)?.[1] ?? 'given up')
  const text = html.replace(/<[^>]*>/g, '').trim()
  return { html, text, isRefused: Object.keys(page.failures).length > 0 }
}
