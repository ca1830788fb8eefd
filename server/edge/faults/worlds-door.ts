import { HttpError, REFUSALS } from '@/server/kernel/http/http-error'
import type { Api } from './api'
import { CLOSE_WORLD, CONTROLS } from './faults'
import { isScope, scopeOf } from './scope'
import type { FaultPlan } from './words'
import type { Worlds } from './worlds'

const CLOSE = `${CONTROLS}/${CLOSE_WORLD}`
const BAD_NAME = new HttpError('BAD_INPUT', 'x-fault-scope: 1 to 32 of a-z, 0-9 and -')

/** The refusal as an injected answer, so that it has the headers of every other one. */
function refusing({ reason, message: msg }: HttpError): FaultPlan {
  return { delayMs: 0, ending: { kind: 'refuse', ...REFUSALS[reason], msg, retryAfter: null } }
}

/** The mall, and in front of it the worlds: a call that names one is answered there alone. */
export function worldsDoor(mall: Api, worlds: Worlds): Api {
  return {
    async fetch(request, socket = {}) {
      const scope = scopeOf(request.headers)
      // A world does not close itself under the call that asks for it.
      const { pathname } = new URL(request.url)
      if (scope === null || pathname === CLOSE) {
        return mall.fetch(request, socket)
      }
      try {
        if (!isScope(scope)) throw BAD_NAME
        const isControl = pathname === CONTROLS || pathname.startsWith(`${CONTROLS}/`)
        return await worlds.use(scope, (api) => api.fetch(request, socket), { isControl })
      } catch (error) {
        if (!(error instanceof HttpError)) throw error
        return mall.fetch(request, { ...socket, plan: refusing(error) })
      }
    },
  }
}
