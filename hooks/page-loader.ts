import { parseCookie } from 'cookie'
import type { NextPage, NextPageContext } from 'next'
import type { ReactNode } from 'react'
import { unstable_serialize } from 'swr'
import { type AreaChoice, readAreas } from '@/services/areas'
import { ApiError } from '@/services/http/api-error'
import { createServerClient } from '@/services/mall-client'
import { type PageData, toFailure } from '@/services/page-data'
import { layoutRequests, type PageRequest } from './page-requests'
import { endpointKey } from './use-endpoint'

type Query = NextPageContext['query']

/** A page and what it says of itself: what it asks for, and its frame when it is not the usual. */
export type MallPage = NextPage<object, object> & {
  requests?: (query: Query, areas: AreaChoice) => PageRequest[]
  getLayout?: (page: ReactNode) => ReactNode
}

type Asked = { request: PageRequest; isMain: boolean }

/** Refusals that no later try changes: nothing is there, or the address asks for nonsense. */
const NOT_THERE = [400, 422]

/** The page's own questions decide its status: not there is 404, no answer is 503. */
function statusOf(error: ApiError): number {
  return NOT_THERE.includes(error.status) ? 404 : 503
}

/**
 * Answers a page's questions on the server, as a visitor of the area in the cookies. A question
 * that fails leaves its place in the page to an error state.
 */
export async function loadPage(page: MallPage, context: NextPageContext): Promise<PageData> {
  const areas = readAreas(parseCookie(context.req?.headers.cookie ?? ''))
  const { http } = createServerClient()
  const data: PageData = { areas, fallback: {}, failures: {} }
  const asked: Asked[] = [
    ...layoutRequests(areas).map((request) => ({ request, isMain: false })),
    ...(page.requests?.(context.query, areas) ?? []).map((request) => ({ request, isMain: true })),
  ]
  await Promise.all(
    asked.map(async ({ request: { endpoint, input }, isMain }) => {
      const key = unstable_serialize(endpointKey(endpoint, input))
      try {
        data.fallback[key] = await http.call(endpoint, input)
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        data.failures[key] = toFailure(error)
        if (isMain && context.res) context.res.statusCode = statusOf(error)
      }
    }),
  )
  return data
}
