import { RESEND_S } from '@/contract/account/sms-calls'
import type { Db } from '@/server/kernel/db/client'
import { createSharedLimit } from '@/server/kernel/http/shared-limit'
import type { Captcha } from '../captcha/captcha-service'

const HOUR_S = 3600
const DAY_S = 24 * HOUR_S
const refusal = '短信发送太频繁'

type Send = {
  phone: string
  network: string
  captchaToken?: string | undefined
  isOwn: boolean
}

/**
 * Limits of SMS, against bombing a phone. What strangers have sent to it does not use up what its
 * account may: that is counted apart, and of theirs one network gets three fifths at most.
 */
export function createSmsLimits(db: Db, now: () => number, captcha: Captcha) {
  const limitsOf = (name: string, [minute, hour, day]: readonly [number, number, number]) =>
    [
      { name: `${name}-minute`, calls: minute, seconds: RESEND_S },
      { name: `${name}-hour`, calls: hour, seconds: HOUR_S },
      { name: `${name}-day`, calls: day, seconds: DAY_S },
    ].map((limit) => createSharedLimit(db, now, { ...limit, refusal }))
  const own = limitsOf('sms-own', [1, 5, 10])
  const strange = limitsOf('sms', [1, 5, 10])
  const pair = limitsOf('sms-pair', [1, 3, 6])
  const perNetwork = createSharedLimit(db, now, {
    name: 'sms-network',
    calls: 20,
    seconds: HOUR_S,
    refusal,
  })

  /**
   * Counts a send, or throws TOO_MANY; spends its captcha. Gives a function for one that was not
   * delivered: the phone has its allowance back, the network does not, or it could try for ever.
   */
  return async ({ phone, network, captchaToken, isOwn }: Send): Promise<() => Promise<void>> => {
    const on = (limits: typeof own, key: string) => limits.map((limit) => ({ limit, key }))
    const counters = isOwn
      ? on(own, phone)
      : [...on(network ? pair : [], `${phone}:${network}`), ...on(strange, phone)]
    const all = [...counters, { limit: perNetwork, key: network }]
    // Check the limits before the captcha is spent for nothing.
    for (const { limit, key } of all) await limit.check(key)
    await captcha.spend(captchaToken, 'sms')
    for (const { limit, key } of all) await limit.consume(key)
    return async () => {
      for (const { limit, key } of counters) await limit.giveBack(key)
    }
  }
}
