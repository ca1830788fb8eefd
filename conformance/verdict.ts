/** `failed`: the mall cannot use it; `warning`: it can, by repairing it; `info`: good to know. */
export type Level = 'failed' | 'warning' | 'info'

export type Finding = { call: string; level: Level; expected: string; came: string }

/** `not asked`: nothing to ask about was found, or nobody was signed in. */
export type Verdict = 'ok' | 'warning' | 'failed' | 'not there' | 'not asked'

/** Times of the answers of a call, ms. */
export type Times = { p50: number; p95: number; count: number }

export type CallResult = {
  name: string
  method: string
  path: string
  isCore: boolean
  verdict: Verdict
  /** Why it was not asked, or what the mall does without it. */
  note: string
  times: Times | null
}

/** What a run has found out about a host. */
export type Report = { host: string; isWriting: boolean; calls: CallResult[]; findings: Finding[] }

/** Whether the mall can run on the host. */
export function isFit({ findings }: Report): boolean {
  return findings.every(({ level }) => level !== 'failed')
}
