import type { Api } from './faults/api'

export const READY_PATH = '/api/readyz'

/**
 * The API of a process that is being stopped says that it is not ready, and answers everything
 * else: whoever balances the load sends the next buyers to another process.
 */
export function drainable(api: Api, signals: NodeJS.EventEmitter = process): Api {
  let isDraining = false
  // SIGUSR2: `npm start` was told to end and gives the others time to notice.
  for (const signal of ['SIGUSR2', 'SIGTERM', 'SIGINT']) {
    signals.once(signal, () => {
      isDraining = true
    })
  }
  return {
    fetch: (request, socket) =>
      isDraining && new URL(request.url).pathname === READY_PATH
        ? Response.json({ ready: false }, { status: 503 })
        : api.fetch(request, socket),
  }
}
