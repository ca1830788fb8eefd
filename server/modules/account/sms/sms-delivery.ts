import { maskPhone } from '@/contract/account/phone-rules'
import type { Log } from '@/server/kernel/log'
import type { Sms, SmsPort } from './sms-port'

/** How long a caller waits to hear whether an SMS was taken, ms: a browser waits three seconds. */
const PATIENCE_MS = 2000
/** So many phones in a row that cannot be reached are the provider's fault, not theirs. */
const PHONES_IN_A_ROW = 2
const MEMORY_MS = 10 * 60_000

/** Why a delivery failed; providers quote phone and code. */
function whyOf(error: unknown, { phone, code }: Sms): string {
  const message = (error instanceof Error ? error.message : '').replaceAll(phone, maskPhone(phone))
  return (code ? message.replaceAll(code, '…') : message).slice(0, 300)
}

type Deps = { port: SmsPort; log: Pick<Log, 'error'>; now: () => number }

/** Hands SMS to the provider, tells whether it took them, and remembers whether it does. */
export function createSmsDelivery({ port, log, now }: Deps) {
  const failedAt = new Map<string, number>()

  function forgetOld() {
    for (const [phone, at] of failedAt) if (at < now() - MEMORY_MS) failedAt.delete(phone)
  }

  async function deliver(sms: Sms): Promise<boolean> {
    try {
      await port.send(sms)
      failedAt.clear()
      return true
    } catch (error) {
      log.error({ kind: sms.kind, why: whyOf(error, sms) }, 'SMS failed')
      forgetOld()
      failedAt.set(sms.phone, now())
      return false
    }
  }

  return {
    /** Whether the provider took it. */
    deliver,
    /** Whether the provider has refused or not answered phone after phone. */
    isDown(): boolean {
      forgetOld()
      return failedAt.size >= PHONES_IN_A_ROW
    },
    /** A delivery's end, or true while it is not known in time. */
    async isTaken(delivery: Promise<boolean>): Promise<boolean> {
      let timer: NodeJS.Timeout | undefined
      const patience = new Promise<true>((resolve) => {
        timer = setTimeout(resolve, PATIENCE_MS, true)
      })
      return Promise.race([delivery, patience]).finally(() => clearTimeout(timer))
    },
  }
}
