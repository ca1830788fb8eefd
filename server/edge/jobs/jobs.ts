import { onThisMachine } from '@/server/edge/operations/operation'
import { operate } from '@/server/edge/operations/operations'
import {
  COPY_DATA,
  type SocketCommand,
  serveOperations,
} from '@/server/edge/operations/operations-socket'
import type { Database, Db } from '@/server/kernel/db/client'
import { ALONE, type Leadership } from '@/server/kernel/db/leadership'
import type { Env } from '@/server/kernel/env'
import type { Log } from '@/server/kernel/log'
import { forgetOldAccess } from '@/server/modules/account/forget-old'
import type { SmsConfig } from '@/server/modules/account/sms/sms-config'
import { createSmsPort } from '@/server/modules/account/sms/sms-service'
import { confirmDueReplacements } from '@/server/modules/after-sale/confirm-due'
import { createChats } from '@/server/modules/chat/chat-repository'
import { createFiles } from '@/server/modules/file/file-repository'
import { sendInquiryReminders } from '@/server/modules/inquiry/notify-buyer'
import { issueCreditNotes } from '@/server/modules/invoice/credit-note'
import { createInvoicing } from '@/server/modules/invoice/invoice-service'
import { createDrafts } from '@/server/modules/merchant/draft-repository'
import { createApplicantNotices } from '@/server/modules/merchant/notify-applicants'
import { forgetOldKeys } from '@/server/modules/order/submit-keys'
import { createTimedRules } from '@/server/modules/order/timed-rules'
import { createAfterSaleRefunds } from '@/server/modules/payment/after-sale-refunds'
import { createLateAsks } from '@/server/modules/payment/ask-provider'
import type { PayConfig } from '@/server/modules/payment/pay-config'
import { createProviders } from '@/server/modules/payment/providers'
import { createRefunds } from '@/server/modules/payment/refunds'
import { sendArrivalNotices } from '@/server/modules/product/send-arrival-notices'
import { createAutopilot } from './autopilot'
import { createHotWordCount } from './hot-words'

/** Interval of the timed rules, ms. */
const EVERY_MS = 5000
/** Interval of the autopilot, ms. */
const PILOT_MS = 2000

type JobDeps = {
  db: Db
  now: () => number
  log: Pick<Log, 'error'>
  pay?: PayConfig
  sms?: SmsConfig | null
}

/**
 * One run of all background jobs: payments nobody told of, overdue orders, pending refunds, back-in-stock alerts,
 * expired keys and files. Each row is claimed in the database: two processes may run this at
 * once, as when the place of the one that does passes on.
 */
export function createJobs({ db, now, log, pay, sms: config }: JobDeps) {
  const port = createSmsPort({ db, now, config })
  const runDue = createTimedRules(db, now)
  // It asks and refunds what was begun; the sandbox's books are refunded there.
  const { provider } = createProviders({ db, now, pay, hasSandbox: false })
  const askLate = createLateAsks(db, { provider, now })
  const giveBack = createRefunds(db, { provider, now })
  const giveBackAfterSales = createAfterSaleRefunds(db, { provider, now })
  const invoicing = createInvoicing(db, now)
  const notifyApplicants = createApplicantNotices(db, { port, now })
  const countHotWords = createHotWordCount(db, now)
  const fail = (error: unknown) => log.error({ err: error }, 'job failed')

  async function attempt(job: () => Promise<unknown>): Promise<void> {
    try {
      await job()
    } catch (error) {
      fail(error)
    }
  }

  return async function runJobs(): Promise<void> {
    // Before orders expire: what was paid must not be cancelled.
    await attempt(() => askLate(fail))
    await attempt(() => runDue(fail))
    await attempt(() => confirmDueReplacements(db, now(), fail))
    await attempt(() => giveBack(fail))
    await attempt(() => giveBackAfterSales(fail))
    await attempt(() => invoicing.applyChosen(fail))
    await attempt(() => issueCreditNotes(db, now(), fail))
    await attempt(() => sendArrivalNotices(db, now()))
    await attempt(() => sendInquiryReminders(db, now()))
    await attempt(() => forgetOldKeys(db, now()))
    await attempt(() => forgetOldAccess(db, now()))
    await attempt(() => createFiles(db).forgetUnused(now()))
    await attempt(() => createChats(db, now).forgetOld())
    await attempt(() => createDrafts(db, now).forgetOld())
    await attempt(() => notifyApplicants(fail))
    await attempt(countHotWords)
  }
}

/** Repeats a job without overlap; does not keep the process alive. The stop waits for what runs. */
function repeat(run: () => Promise<void>, everyMs: number): () => Promise<void> {
  let timer: NodeJS.Timeout | null = null
  let running = Promise.resolve()
  let isStopped = false
  const next = () => {
    if (isStopped) return
    timer = setTimeout(() => {
      running = run().finally(next)
    }, everyMs)
    timer.unref()
  }
  next()
  return async () => {
    isStopped = true
    if (timer) clearTimeout(timer)
    await running
  }
}

type StartDeps = JobDeps & {
  /** Copies the data into another folder, where they are the mall's own. */
  copyTo?: Database['copyTo']
  /** Of many processes on one database, one runs the jobs. */
  leadership?: Leadership
  config: Pick<Env, 'AUTOPILOT' | 'DATA_DIR' | 'DATABASE_URL'>
}

/** Runs the background jobs while this process is their leader, until stopped. */
export function startJobs({
  config,
  copyTo,
  leadership = ALONE,
  ...deps
}: StartDeps): () => Promise<void> {
  const { db, now, log } = deps
  const report = (job: () => Promise<void>) => () =>
    job().catch((error: unknown) => log.error({ err: error }, 'job failed'))
  async function perform({ actor = 'operator', ...command }: SocketCommand): Promise<string> {
    const [target] = command.args
    if (command.verb !== COPY_DATA || !copyTo || !target) {
      return operate(db, command, now, onThisMachine(actor))
    }
    await copyTo(target)
    return 'copied'
  }
  const fail = (error: Error) => log.error({ err: error }, 'operations socket failed')
  const led = (job: () => Promise<void>) => async () => {
    if (leadership.isLeader()) await job()
  }
  const stops = [
    repeat(led(createJobs(deps)), EVERY_MS),
    ...(config.AUTOPILOT ? [repeat(led(report(createAutopilot(db, now))), PILOT_MS)] : []),
    // With PostgreSQL an operator's command connects to the database itself.
    ...(config.DATABASE_URL ? [] : [serveOperations(config.DATA_DIR, perform, fail)]),
  ]
  return async () => {
    for (const end of stops) await end()
    await leadership.resign()
  }
}
