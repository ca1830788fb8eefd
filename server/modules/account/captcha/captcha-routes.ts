import { getCaptcha, verifyCaptcha } from '@/contract/account/captcha-calls'
import type { Db } from '@/server/kernel/db/client'
import { randomToken } from '@/server/kernel/db/digest'
import type { Calls } from '@/server/kernel/http/calls'
import { createSharedLimit } from '@/server/kernel/http/shared-limit'
import type { Captcha } from './captcha-service'

/** Rate limits per address in ten minutes: challenges issued and answers submitted. */
const CHALLENGES = { name: 'captcha', calls: 30, seconds: 600 }
const ANSWERS = { name: 'captcha-answer', calls: 30, seconds: 600 }

type Deps = { db: Db; now: () => number; captcha: Captcha }

/** Captcha calls, open to visitors. */
export function captchaRoutes(calls: Calls, { db, now, captcha }: Deps) {
  const challenges = createSharedLimit(db, now, CHALLENGES)
  const answers = createSharedLimit(db, now, ANSWERS)
  calls
    .on(getCaptcha, async ({ network }) => {
      await challenges.consume(network)
      return captcha.challenge()
    })
    .on(verifyCaptcha, async ({ input, network, deviceId, keepDevice }) => {
      await answers.consume(network)
      const earned = await captcha.verify(input)
      // The code by SMS that is asked for with this token is bound to the browser.
      if (!deviceId) keepDevice(randomToken())
      return earned
    })
}
