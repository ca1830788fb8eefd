import type { Output } from '@/contract/endpoint'
import { opsMaintenance } from '@/contract/operations/maintenance-operation-calls'
import { OperatorError } from '@/server/kernel/operator-error'
import { createMaintenance, type Maintenance } from '@/server/modules/site/maintenance-repository'
import { shownTime } from './lines'
import { handle } from './operation'

type Shown = Output<typeof opsMaintenance>

/** Whether buyers are shut out, or when they will be. */
async function stateOf(maintenance: Maintenance, now: number): Promise<Shown> {
  const { now: begun, planned } = await maintenance.stored()
  if (begun) return { state: 'on', content: begun.content, from: begun.startTime, until: null }
  if (!planned || (planned.endTime ?? 0) <= now) {
    return { state: 'off', content: '', from: null, until: null }
  }
  const { content, startTime: from, endTime: until } = planned
  return { state: from <= now ? 'on' : 'planned', content, from, until }
}

/** Shuts buyers out, now or in a planned window. */
export const MAINTENANCE_OPERATION = handle(opsMaintenance, {
  facts: (db) => createMaintenance(db, Date.now).stored(),
  async run({ db, now, input: { state, text, from, until } }) {
    const maintenance = createMaintenance(db, now)
    const content = text.join(' ') || undefined
    if (state !== 'on' && (from || until)) throw new OperatorError('only on takes from and until')
    if (state === 'off') await maintenance.end()
    if (state === 'on' && !from && !until) await maintenance.begin({ content })
    if (state === 'on' && (from || until)) {
      const startTime = from ?? now()
      if (!until) throw new OperatorError('a planned maintenance needs --until')
      if (until <= Math.max(startTime, now())) {
        throw new OperatorError('until must be later than from and now')
      }
      await maintenance.plan({ content, startTime, endTime: until })
    }
    return stateOf(maintenance, now())
  },
  show({ state, from, until, content }) {
    if (state === 'off') return 'maintenance is off'
    const end = until === null ? 'until it is turned off' : `until ${shownTime(until)}`
    return `maintenance is ${state}: from ${shownTime(from)} ${end}  ${content}`
  },
})
