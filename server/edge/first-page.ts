import type { Socket } from '@/server/kernel/http/client-address'
import { READY_PATH } from './drainable'
import type { Api } from './faults/api'

/** How long the first page may take, ms; it reads what later ones find in memory. */
const RENDER_MS = 10_000

/** Where this process listens, as the connection of a request tells. */
function ownOrigin({ incoming }: Socket): string | null {
  const { localAddress = '', localPort } = incoming?.socket ?? {}
  if (!localPort) return null
  return `http://${localAddress.includes(':') ? `[${localAddress}]` : localAddress}:${localPort}`
}

async function rendersHome(origin: string): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(RENDER_MS)
    const answer = await fetch(origin, { redirect: 'manual', signal })
    await answer.arrayBuffer()
    return answer.status < 500
  } catch {
    return false
  }
}

/**
 * A process is ready once it has rendered a page, too: the first probe has it render the home page, so that
 * whoever balances the load sends nobody to one that cannot.
 */
export function readyWithFirstPage(api: Api, renders = rendersHome): Api {
  let isRendered = false
  let rendering: Promise<boolean> | null = null
  return {
    async fetch(request, socket = {}) {
      const answer = await api.fetch(request, socket)
      const isProbe = new URL(request.url).pathname === READY_PATH
      if (isRendered || !isProbe || answer.status >= 400) return answer
      const origin = ownOrigin(socket)
      if (!origin) return answer
      rendering ??= renders(origin)
      isRendered = await rendering
      rendering = null
      return isRendered ? answer : Response.json({ ready: false }, { status: 503 })
    },
  }
}
