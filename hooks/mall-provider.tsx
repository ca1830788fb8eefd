import { type ReactNode, useMemo, useState } from 'react'
import { SWRConfig } from 'swr'
import { readAreas } from '@/services/areas'
import { ApiError } from '@/services/http/api-error'
import { createBrowserClient, createServerClient } from '@/services/mall-client'
import type { PageData } from '@/services/page-data'
import { MallContext } from './mall-context'
import { createFreshness, SWR_DEFAULTS } from './swr-policy'
import { useErrorRunner } from './use-error-runner'

type MallProviderProps = { page: PageData | undefined; children: ReactNode }

const NOTHING: PageData = { areas: readAreas({}), fallback: {}, failures: {} }

const inBrowser = typeof window !== 'undefined'

/** What every hook stands on: the client, the area, the cache and the error runner. */
export function MallProvider({ page, children }: MallProviderProps) {
  // Rendered data belongs to the first page; later pages bring none (DESIGN decision 5).
  const [first] = useState(page ?? NOTHING)
  const [client] = useState(inBrowser ? createBrowserClient : createServerClient)
  const [freshness] = useState(() => {
    const created = createFreshness()
    for (const key of Object.keys(first.fallback)) created.mark(key)
    return created
  })
  const report = useErrorRunner(client.session)
  const { areas, failures, fallback } = first
  const mall = useMemo(
    () => ({ ...client, areas, failures, freshness, report }),
    [client, areas, failures, freshness, report],
  )
  const swr = useMemo(
    () => ({
      ...SWR_DEFAULTS,
      fallback,
      onError: (error: unknown) => {
        if (error instanceof ApiError) report(error)
      },
    }),
    [fallback, report],
  )
  return (
    <MallContext value={mall}>
      <SWRConfig value={swr}>{children}</SWRConfig>
    </MallContext>
  )
}
