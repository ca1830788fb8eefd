import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { SWRConfig } from 'swr'
import { readAreas } from '@/services/area/areas'
import { onFirstSign } from '@/services/browser/first-sign'
import { ApiError } from '@/services/http/api-error'
import { warmHttp } from '@/services/http/http'
import { createBrowserClient, createServerClient } from '@/services/mall-client'
import { fromColumns } from '@/services/page/columns'
import type { PageData } from '@/services/page/page-data'
import { createAskedAhead } from './call/asked-ahead'
import { useErrorRunner } from './call/use-error-runner'
import { MallContext } from './mall-context'
import { createFreshness, SWR_DEFAULTS } from './swr-policy'

type MallProviderProps = { page: PageData | undefined; children: ReactNode }

const NOTHING: PageData = {
  apiBase: '',
  origin: '',
  areas: readAreas({}),
  fallback: {},
  failures: {},
}

const inBrowser = typeof window !== 'undefined'

/** The data of the first page. The server renders what it was told, the browser what is written in the HTML. */
function readPage(page: PageData): PageData {
  if (inBrowser) fromColumns(page.fallback)
  return page
}

/** Provides what every hook depends on: the client, the area, the cache and the error runner. */
export function MallProvider({ page, children }: MallProviderProps) {
  // Server-rendered data belongs to the first page; later pages bring none (DESIGN decision 5).
  const [first] = useState(() => (page ? readPage(page) : NOTHING))
  const { areas, view, failures, fallback, apiBase, origin, missing } = first
  const [client] = useState(() =>
    inBrowser ? createBrowserClient(apiBase, missing) : createServerClient(),
  )
  // A page that is only read needs neither.
  useEffect(() => onFirstSign(warmHttp), [])
  const [freshness] = useState(() => {
    const created = createFreshness()
    for (const key of Object.keys(fallback)) created.mark(key)
    return created
  })
  const [askedAhead] = useState(createAskedAhead)
  const runner = useErrorRunner(client.session)
  const mall = useMemo(
    () => ({ ...client, ...runner, areas, view, origin, failures, freshness, askedAhead }),
    [client, runner, areas, view, origin, failures, freshness, askedAhead],
  )
  const swr = useMemo(
    () => ({
      ...SWR_DEFAULTS,
      fallback,
      onError: (error: unknown) => {
        if (error instanceof ApiError) runner.report(error)
      },
    }),
    [fallback, runner],
  )
  return (
    <MallContext value={mall}>
      <SWRConfig value={swr}>{children}</SWRConfig>
    </MallContext>
  )
}
