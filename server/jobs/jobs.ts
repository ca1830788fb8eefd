import type { Log } from '@/server/app'
import type { Db } from '@/server/db/client'
import type { Env } from '@/server/env'
import { sendArrivalNotices } from '@/server/modules/arrival/send-arrival-notices'
import { createChats } from '@/server/modules/chat/chat-repository'
import { createFiles } from '@/server/modules/file/file-repository'
import { createInvoicing } from '@/server/modules/invoice/invoice-service'
import { redRefunded } from '@/server/modules/invoice/red-letter'
import { createDrafts } from '@/server/modules/merchant/draft-repository'
import { tellApplicants } from '@/server/modules/merchant/tell-applicants'
import { forgetOldAccess } from '@/server/modules/oauth/forget-old'
import { forgetOldKeys } from '@/server/modules/order/submit-keys'
import { createTimedRules } from '@/server/modules/order/timed-rules'
import type { PayConfig } from '@/server/modules/payment/pay-config'
import { createProviders } from '@/server/modules/payment/providers'
import { createRefunds } from '@/server/modules/payment/refunds'
import { createSaleRefunds } from '@/server/modules/payment/sale-refunds'
import type { SmsConfig } from '@/server/modules/sms/sms-config'
import { createSmsPort } from '@/server/modules/sms/sms-service'
import { answerMail } from '@/server/ops/mailbox'
import { type Command, operate } from '@/server/ops/operations'
import { createAutopilot } from './autopilot'

/** How often the timed rules are looked at, ms. */
const EVERY_MS = 5000
/** How often the other side of a demo mall looks at its orders, ms. */
const PILOT_MS = 2000
/** How often operators' commands are looked for, ms. */
const MAIL_MS = 500

type JobDeps = {
  db: Db
  now: () => number
  log: Pick<Log, 'error'>
  pay?: PayConfig
  sms?: SmsConfig | null
}

/**
 * One round of all that happens by itself: orders that waited too long, money to be given back,
 * goods that arrived, keys and files nobody needs. Each row is claimed in the database, so any
 * number of processes may run this.
 */
export function createJobs({ db, now, log, pay, sms: config }: JobDeps) {
  const port = createSmsPort({ db, now, config })
  const runDue = createTimedRules(db, now)
  const { provider } = createProviders({ db, now, pay })
  const giveBack = createRefunds(db, { provider, now })
  const giveBackSales = createSaleRefunds(db, { provider, now })
  const invoicing = createInvoicing(db, now)
  const fail = (error: unknown) => log.error({ err: error }, 'job failed')

  async function attempt(job: () => Promise<unknown>): Promise<void> {
    try {
      await job()
    } catch (error) {
      fail(error)
    }
  }

  return async function runJobs(): Promise<void> {
    await attempt(() => runDue(fail))
    await attempt(giveBack)
    await attempt(() => giveBackSales(fail))
    await attempt(invoicing.applyChosen)
    await attempt(() => redRefunded(db, now()))
    await attempt(() => sendArrivalNotices(db, now()))
    await attempt(() => forgetOldKeys(db, now()))
    await attempt(() => forgetOldAccess(db, now()))
    await attempt(() => createFiles(db).forgetUnused(now()))
    await attempt(() => createChats(db, now).forgetOld())
    await attempt(() => createDrafts(db, now).forgetOld())
    await attempt(() => tellApplicants(db, port))
  }
}

/** Runs something again and again, never twice at once; keeps no process alive. Returns its stop. */
function repeat(run: () => Promise<void>, everyMs: number): () => void {
  let timer: NodeJS.Timeout | null = null
  let isStopped = false
  const next = () => {
    if (isStopped) return
    timer = setTimeout(() => run().finally(next), everyMs)
    timer.unref()
  }
  next()
  return () => {
    isStopped = true
    if (timer) clearTimeout(timer)
  }
}

type StartDeps = JobDeps & {
  config: Pick<Env, 'AUTOPILOT' | 'DATA_DIR' | 'DATABASE_URL'>
}

/** Runs the jobs of this process until it is told to end. */
export function startJobs({ config, ...deps }: StartDeps): () => void {
  const { db, now, log } = deps
  const report = (job: () => Promise<void>) => () =>
    job().catch((error: unknown) => log.error({ err: error }, 'job failed'))
  const perform = (asked: Command) => operate(db, asked, now)
  const stops = [
    repeat(createJobs(deps), EVERY_MS),
    ...(config.AUTOPILOT ? [repeat(report(createAutopilot(db, now)), PILOT_MS)] : []),
    // On PostgreSQL an operator's command goes to the database itself.
    ...(config.DATABASE_URL
      ? []
      : [
          repeat(
            report(() => answerMail(config.DATA_DIR, perform)),
            MAIL_MS,
          ),
        ]),
  ]
  const stop = () => {
    for (const end of stops) end()
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, stop)
  return stop
}
