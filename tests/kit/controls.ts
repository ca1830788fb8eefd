import { getSmsOutbox } from '@/contract/account/sms-calls'
import { callApi, sendJson } from './call'

/** What a mall says of its faults. */
type State = {
  armed: { path: string; fault: string; times: number | null }[]
  shiftMs: number
  held: number
  calls: Record<string, number>
  scopes: string[]
}

/** What a scenario has made, as docs/qa.md says for each. */
type Made = {
  orders?: Record<string, string>
  afterSales?: Record<string, string>
  invoices?: Record<string, string>
  lines?: number
  messages?: number
}

const CODE = /\d{6}/
const maskOf = (phone: string) => `${phone.slice(0, 3)}****${phone.slice(-4)}`

/** Steers an API that runs with FAULTS=1, or one world of it (docs/qa.md). */
export function faultControls(api: string, scope?: string) {
  const options = scope ? { scope } : {}
  const control = (name: string, body: object = {}) =>
    sendJson(`${api}/api/faults/${name}`, { body, ...options })

  async function state(): Promise<State> {
    const said = await sendJson(`${api}/api/faults`, { method: 'GET', ...options })
    return said as State // as documented
  }

  return {
    /** Breaks a path, or with a final `*` all below it; `times` limits how often. */
    arm: (path: string, fault: string, times?: number) =>
      control('arm', { path, fault, ...(times && { times }) }),
    /** Ends that for a path as it was armed, or for all. */
    disarm: (path?: string) => control('disarm', path ? { path } : {}),
    /** Ends all access tokens; with `refresh` nothing can be renewed. */
    expireTokens: (refresh = false) => control('expireTokens', { refresh }),
    /** Closes the mall, or opens it. */
    maintenance: (on: boolean, endsInMs?: number) =>
      control('maintenance', { on, ...(endsInMs && { endsInMs }) }),
    /** Moves the API's clock; 0 sets it right. */
    clock: (shiftMs: number) => control('clock', { shiftMs }),
    /** Brings an account, demo unless named, into a state; what was made. */
    async scenario(name: string, username?: string): Promise<Made> {
      const made = await control('scenario', { name, ...(username && { username }) })
      return made as Made // as documented
    },
    /** Forgets all of this, and empties sessions, carts, orders and histories. */
    reset: () => control('reset'),
    /** Ends a world and its data. */
    closeScope: (name: string) => control('scope/close', { scope: name }),
    state,
    /** How often a call arrived since the last reset. */
    count: async (path: string): Promise<number> => (await state()).calls[path] ?? 0,
    /** The newest verification code sent to a phone; throws when there is none. */
    async codeFor(phone: string): Promise<string> {
      const outbox = await callApi(api, getSmsOutbox, options)
      const sent = outbox.find((sms) => sms.phone === maskOf(phone))
      const [code] = CODE.exec(sent?.text ?? '') ?? []
      if (!code) throw new Error(`no code was sent to ${maskOf(phone)}`)
      return code
    },
  }
}

export type FaultControls = ReturnType<typeof faultControls>
