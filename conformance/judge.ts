import { getHotSearch } from '@/contract/catalog/home-calls'
import { CODE, HTTP_TIMEOUT_MS } from '@/contract/constants'
import type { Endpoint } from '@/contract/endpoint'
import { ENDPOINTS } from '@/contract/endpoints'
import { getRepairInfo } from '@/contract/site/repair-calls'
import { readEnvelope } from '@/services/http/envelope'
import { checkCors } from './checks/cors'
import { checkProbes } from './checks/probes'
import { checkReads } from './checks/reads'
import { checkSpeed } from './checks/speed'
import { checkTokens, signIn } from './checks/tokens'
import { checkWrongInput } from './checks/wrong-input'
import { createHost, type Host } from './host'
import { cartJourney } from './journeys/cart'
import { historyJourney } from './journeys/history'
import { keptThingsJourney } from './journeys/kept-things'
import { messageJourney } from './journeys/messages'
import { profileJourney } from './journeys/profile'
import { createLedger } from './ledger'
import type { Run, Settings } from './run'
import type { Report } from './verdict'

/** A host that cannot be judged: nobody answers, or it is closed for maintenance. */
export class NotJudged extends Error {}

type Judged = {
  fetch: typeof fetch
  /** Base URL of the API, without a final slash. */
  base: string
  siteId: string
  settings: Settings
  /** The time a core call may take, ms. */
  limitMs?: number
}

/** Two calls: one that hangs is a finding, a host that answers neither is not there. */
async function requireOpen(host: Host, base: string): Promise<void> {
  const first = await host.send(getRepairInfo)
  const second = await host.send(getHotSearch)
  if (first.status === 0 && second.status === 0) {
    throw new NotJudged(`${base} cannot be judged: ${first.trouble}`)
  }
  if (readEnvelope(second.body)?.code !== CODE.underRepair) return
  throw new NotJudged(`${base} cannot be judged: it is closed for maintenance`)
}

async function checkAll(run: Run): Promise<void> {
  await checkReads(run)
  await checkWrongInput(run)
  await checkProbes(run)
  await checkCors(run)
  if (run.token !== null) {
    await messageJourney(run)
    if (run.settings.isWriting) {
      await historyJourney(run)
      await cartJourney(run)
      await profileJourney(run)
      await keptThingsJourney(run)
    }
  }
  await checkTokens(run)
  checkSpeed(run)
}

/** Judges a product API against the contract. */
export async function judge({ fetch, base, siteId, settings, limitMs }: Judged): Promise<Report> {
  const host = createHost({ fetch, base, siteId, limitMs: limitMs ?? HTTP_TIMEOUT_MS })
  const ledger = createLedger()
  const isChosen = ({ core }: Endpoint) => core === true || settings.calls === 'all'
  const calls = ENDPOINTS.filter(isChosen)
  await requireOpen(host, base)
  const run: Run = { host, ledger, settings, calls, answers: new Map(), token: null }
  run.token = (await signIn(run))?.accessToken ?? null
  await checkAll(run)
  const { findings } = ledger
  const results = calls.map(ledger.result)
  return { host: base, isWriting: settings.isWriting, calls: results, findings }
}
