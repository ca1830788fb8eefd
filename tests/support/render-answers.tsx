import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { unstable_serialize } from 'swr'
import { MallProvider } from '@/hooks/mall-provider'
import type { AreaChoice } from '@/services/area/areas'
import { ApiError } from '@/services/http/api-error'
import { endpointKey } from '@/services/http/endpoint-key'
import { readAnswer } from '@/services/http/read-answer'
import { type PageData, toFailure } from '@/services/page/page-data'
import type { PageRequest } from '@/services/page/page-requests'
import { endpointNamed } from './endpoint-named'

export type Answered = PageRequest & { answer: unknown }

/** What React leaves where it gave up rendering a part on the server. */
const GIVEN_UP = '<!--$!-->'

function freeze(value: unknown): void {
  if (typeof value !== 'object' || value === null) return
  Object.values(value).forEach(freeze)
  Object.freeze(value)
}

/** Renderings share what they read (services/http/known-answers.ts): a view that changes it crashes. */
function Frozen({ answers, children }: { answers: unknown; children: ReactNode }) {
  freeze(answers)
  return children
}

/**
 * A view as the server renders it from these answers, each read by its call's contract first as
 * the client does; throws when a part of it crashes. `isRefused`: one cannot be understood.
 */
export function renderAnswers(view: ReactNode, areas: AreaChoice, answered: Answered[]) {
  const page: PageData = {
    apiBase: '',
    origin: '',
    areas,
    fallback: {},
    failures: {},
  }
  for (const { endpoint, input, answer } of answered) {
    const key = unstable_serialize(endpointKey(endpoint, input))
    try {
      page.fallback[key] = readAnswer(endpointNamed(endpoint.name), structuredClone(answer))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      page.failures[key] = toFailure(error)
    }
  }
  const html = renderToString(
    <MallProvider page={page}>
      <Frozen answers={page.fallback}>{view}</Frozen>
    </MallProvider>,
  )
  if (html.includes(GIVEN_UP)) throw new Error(/data-msg="([^"]*)/.exec(html)?.[1] ?? 'given up')
  const text = html.replace(/<[^>]*>/g, '').trim()
  return { html, text, isRefused: Object.keys(page.failures).length > 0 }
}
