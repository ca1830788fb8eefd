import type { Endpoint } from '@/contract/endpoint'
import { timesOf } from './times'
import type { CallResult, Finding, Level, Verdict } from './verdict'

const HIDDEN = '•••'
/** Shorter texts are no secrets, and would be found in every word. */
const SECRET_MIN = 4

type Entry = { times: number[]; isThere: boolean; isMissing: boolean; note: string }

/** Keeps what is found out about each call; passwords and tokens are never part of it. */
export function createLedger() {
  const entries = new Map<string, Entry>()
  const findings: Finding[] = []
  const secrets = new Set<string>()

  function entryOf(call: string): Entry {
    const entry = entries.get(call) ?? { times: [], isThere: false, isMissing: false, note: '' }
    entries.set(call, entry)
    return entry
  }

  function hide(text: string): string {
    return [...secrets].reduce((shown, secret) => shown.replaceAll(secret, HIDDEN), text)
  }

  function verdictOf(call: string): Verdict {
    const levels = findings.filter((finding) => finding.call === call).map(({ level }) => level)
    const { isThere, isMissing } = entryOf(call)
    if (levels.includes('failed')) return 'failed'
    if (isMissing) return 'not there'
    if (levels.includes('warning')) return 'warning'
    return isThere ? 'ok' : 'not asked'
  }

  return {
    findings,
    /** A text that no finding may show. */
    keepSecret(text: string): void {
      if (text.length >= SECRET_MIN) secrets.add(text)
    },
    find(level: Level, call: string, [expected, came]: readonly [string, string]): void {
      const finding = { call, level, expected, came: hide(came) }
      const isKnown = findings.some((known) => JSON.stringify(known) === JSON.stringify(finding))
      if (!isKnown) findings.push(finding)
    },
    took(call: string, ms: number): void {
      entryOf(call).times.push(ms)
    },
    there(call: string, note = ''): void {
      Object.assign(entryOf(call), { isThere: true, isMissing: false, note })
    },
    missing(call: string, note: string): void {
      if (!entryOf(call).isThere) Object.assign(entryOf(call), { isMissing: true, note })
    },
    notAsked(call: string, note: string): void {
      Object.assign(entryOf(call), { note })
    },
    isThere: (call: string) => entryOf(call).isThere,
    isMissing: (call: string) => entryOf(call).isMissing,
    result({ name, method, path, core }: Endpoint): CallResult {
      const { note, times, isMissing } = entryOf(name)
      const verdict = verdictOf(name)
      return {
        name,
        method,
        path,
        isCore: core === true,
        verdict,
        note,
        times: isMissing ? null : timesOf(times),
      }
    },
  }
}

export type Ledger = ReturnType<typeof createLedger>
