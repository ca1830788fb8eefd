import { routes } from '@/contract/routes'
import type { Socket } from '@/server/kernel/http/client-address'
import { READY_PATH } from './drainable'
import type { Api } from './faults/api'
import { loadPages } from './load-pages'

/** How long the first page may take, ms; it reads what later ones find in memory. */
const RENDER_MS = 10_000
/** A search whose word is written by sound: that reading has the most to load. */
const FIRST_SEARCH = routes.search({ keyword: '六角罗栓 M8' })

/** Where this process listens, as the connection of a request tells. */
function ownOrigin({ incoming }: Socket): string | null {
  const { localAddress = '', localPort } = incoming?.socket ?? {}
  if (!localPort) return null
  return `http://${localAddress.includes(':') ? `[${localAddress}]` : localAddress}:${localPort}`
}

async function rendersPage(url: string): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(RENDER_MS)
    const answer = await fetch(url, { redirect: 'manual', signal })
    await answer.arrayBuffer()
    return answer.status < 500
  } catch {
    return false
  }
}

/** Development compiles pages as they are asked for. */
async function loadBuilt(): Promise<void> {
  if (process.env.NODE_ENV === 'production') await loadPages()
}

/**
 * A process is ready once it has rendered a page, too: the first probe has it render the home page, so that
 * whoever balances the load sends nobody to one that cannot. What the first search has to load is loaded right after
 * it, and then all other pages, so that no buyer waits for that.
 */
export function readyWithFirstPage(api: Api, renders = rendersPage, load = loadBuilt): Api {
  let isReady = false
  let rendering: Promise<boolean> | null = null

  async function renderFirst(origin: string): Promise<boolean> {
    const isHomeRendered = await renders(origin)
    if (isHomeRendered) void renders(`${origin}${FIRST_SEARCH}`).then(load)
    return isHomeRendered
  }

  return {
    async fetch(request, socket = {}) {
      const answer = await api.fetch(request, socket)
      const isProbe = new URL(request.url).pathname === READY_PATH
      if (isReady || !isProbe || answer.status >= 400) return answer
      const origin = ownOrigin(socket)
      if (!origin) return answer
      rendering ??= renderFirst(origin)
      isReady = await rendering
      rendering = null
      return isReady ? answer : Response.json({ ready: false }, { status: 503 })
    },
  }
}
