import { operationAudit } from '@/server/kernel/db/access-schema'
import type { Db } from '@/server/kernel/db/client'
import { withRetries } from '@/server/kernel/db/retry'
import { HttpError } from '@/server/kernel/http/http-error'
import { OperatorError } from '@/server/kernel/operator-error'
import type { Actor, Facts, Handled } from './operation'

type Place = { db: Db; now: () => number; actor: Actor }

const FILE_FIELDS = new Set(['base64', 'token'])

/** What was asked, without secrets and contents of files. */
function recorded(input: unknown): Facts {
  const entries = Object.entries(input && typeof input === 'object' ? input : {})
  return Object.fromEntries(entries.filter(([name]) => !FILE_FIELDS.has(name)))
}

/** The fields of `one` that `other` has otherwise. */
function different(one: Facts, other: Facts): Facts {
  const entries = Object.entries(one)
  return Object.fromEntries(
    entries.filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(other[name])),
  )
}

function requireAllowed({ call, isLocal }: Handled, actor: Actor): void {
  if (call.by === 'operator' && actor.role !== 'operator') {
    throw new HttpError('FORBIDDEN', `${call.verb} is for the mall's operators`)
  }
  if (isLocal && !actor.isLocal) {
    throw new HttpError('FORBIDDEN', `${call.verb} reads or writes files of the mall's machine`)
  }
}

/** The reason in words; undefined for what is a fault rather than a refusal. */
function refusalOf(error: unknown): string | undefined {
  return error instanceof HttpError || error instanceof OperatorError ? error.message : undefined
}

/**
 * Performs an operation and records it: who, when, what, and how what it changed was and became, in the
 * transaction of the change. A refused one changes nothing and is recorded with the reason.
 */
export async function perform(place: Place, handled: Handled, input: unknown): Promise<unknown> {
  const { db, now, actor } = place
  const { call, facts } = handled
  const entry = () => ({
    at: new Date(now()),
    actor: actor.name,
    verb: call.verb,
    subject: handled.subjectOf(input),
    input: recorded(input),
  })

  async function done(tx: Db): Promise<unknown> {
    const before = await facts?.(tx, input)
    const answer = await handled.run({ ...place, db: tx, input })
    const after = await facts?.(tx, input)
    const change = before &&
      after && { before: different(before, after), after: different(after, before) }
    await tx.insert(operationAudit).values({ ...entry(), ...change })
    return answer
  }

  try {
    requireAllowed(handled, actor)
    return await (handled.isLong ? done(db) : withRetries(() => db.transaction(done)))
  } catch (error) {
    const refusal = refusalOf(error)
    if (refusal !== undefined) await db.insert(operationAudit).values({ ...entry(), refusal })
    throw error
  }
}
