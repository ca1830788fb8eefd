import { parseArgs } from 'node:util'
import type { Settings } from './run'

export const USAGE = `npm run conformance -- https://host [options]

  --username, --password   an account, to judge what buyers ask for (or CONFORMANCE_PASSWORD)
  --calls core|all         the 36 calls of the specification (default), or every call
  --write                  also change data: only what the command made itself, and cleaned up
  --origin https://mall    judge CORS for browsers of that origin
  --sku 123                a SKU for the cart, where the host has no search
  --samples 5              how often each reading call is timed
  --site mall              the site identifier (header X-Site-Id)
  --report out.html        also write the result as a page`

/** A command that cannot be understood. */
export class UsageError extends Error {}

export type Options = { base: string; siteId: string; report: string | null; settings: Settings }

const SAMPLES_MAX = 100
const OPTIONS = {
  username: { type: 'string' },
  password: { type: 'string' },
  calls: { type: 'string', default: 'core' },
  write: { type: 'boolean', default: false },
  origin: { type: 'string' },
  sku: { type: 'string', default: '' },
  samples: { type: 'string', default: '5' },
  site: { type: 'string', default: 'mall' },
  report: { type: 'string' },
} as const

function parse(args: string[]) {
  try {
    return parseArgs({ args, options: OPTIONS, allowPositionals: true })
  } catch (cause) {
    throw new UsageError(cause instanceof Error ? cause.message : String(cause), { cause })
  }
}

function urlOf(text: string, what: string): URL {
  const url = URL.canParse(text) ? new URL(text) : null
  if (url && /^https?:$/.test(url.protocol)) return url
  throw new UsageError(`${what} is not an http(s) address: ${text}`)
}

function samplesOf(text: string): number {
  const samples = Number(text)
  if (Number.isInteger(samples) && samples >= 1 && samples <= SAMPLES_MAX) return samples
  throw new UsageError(`--samples is a number from 1 to ${SAMPLES_MAX}, not ${text}`)
}

function callsOf(text: string): Settings['calls'] {
  if (text === 'core' || text === 'all') return text
  throw new UsageError(`--calls is core or all, not ${text}`)
}

/** Reads the command line. Throws a UsageError with one line. */
export function readOptions(args: string[], env: NodeJS.ProcessEnv): Options {
  const { values, positionals } = parse(args)
  const [host, ...others] = positionals
  if (host === undefined || others.length > 0) throw new UsageError('Name one host to judge.')
  const { origin, pathname, username: inAddress } = urlOf(host, 'The host')
  if (inAddress !== '') throw new UsageError('Name the account by --username and --password.')
  const { username, password = env.CONFORMANCE_PASSWORD } = values
  if ((username === undefined) !== (values.password === undefined && !password)) {
    throw new UsageError('An account needs both --username and --password.')
  }
  if (values.write && username === undefined) throw new UsageError('--write needs an account.')
  const account = username !== undefined && password ? { username, password } : null
  const mall = values.origin === undefined ? null : urlOf(values.origin, '--origin').origin
  const settings = {
    calls: callsOf(values.calls),
    account,
    origin: mall,
    isWriting: values.write,
    sku: values.sku,
    samples: samplesOf(values.samples),
  }
  const base = `${origin}${pathname}`.replace(/\/+$/, '')
  return { base, siteId: values.site, report: values.report ?? null, settings }
}
