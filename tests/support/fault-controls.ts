import { HEADER } from '@/contract/constants'

type State = { calls: Record<string, number>; held: number }

/** Steers an API that runs with FAULTS=1 (docs/qa.md). */
export function faultControls(apiUrl: string) {
  async function send(path: string, method: 'GET' | 'POST', body?: object) {
    const answer = await fetch(`${apiUrl}${path}`, {
      method,
      headers: { [HEADER.siteId]: 'mall', 'Content-Type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    })
    const { data, msg } = await answer.json()
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${msg}`)
    return data
  }
  const control = (name: string, body: object = {}) => send(`/api/faults/${name}`, 'POST', body)

  return {
    arm: (path: string, fault: string, times?: number) =>
      control('arm', { path, fault, ...(times && { times }) }),
    disarm: (path?: string) => control('disarm', path ? { path } : {}),
    expireTokens: (refresh = false) => control('expireTokens', { refresh }),
    maintenance: (on: boolean, endsInMs?: number) =>
      control('maintenance', { on, ...(endsInMs && { endsInMs }) }),
    clock: (shiftMs: number) => control('clock', { shiftMs }),
    reset: () => control('reset'),
    state: (): Promise<State> => send('/api/faults', 'GET'),
    /** How often a call arrived since the last reset. */
    count: async (path: string): Promise<number> => {
      const { calls }: State = await send('/api/faults', 'GET')
      return calls[path] ?? 0
    },
  }
}

export type FaultControls = ReturnType<typeof faultControls>
