import { getCaptcha, verifyCaptcha } from '@/contract/captcha'
import type { Db } from '@/server/db/client'
import type { Calls } from '@/server/http/calls'
import { createSharedLimit } from '@/server/http/shared-limit'
import type { Captcha } from './captcha-service'

/** Challenges an address may have in ten minutes, and answers it may give. */
const CHALLENGES = { name: 'captcha', calls: 30, seconds: 600 }
const ANSWERS = { name: 'captcha-answer', calls: 30, seconds: 600 }

type Deps = { db: Db; now: () => number; captcha: Captcha }

/** Captchas for whoever asks. */
export function captchaRoutes(calls: Calls, { db, now, captcha }: Deps) {
  const challenges = createSharedLimit(db, now, CHALLENGES)
  const answers = createSharedLimit(db, now, ANSWERS)
  calls
    .open(getCaptcha, async ({ address }) => {
      await challenges.consume(address)
      return captcha.challenge()
    })
    .open(verifyCaptcha, async ({ input, address }) => {
      await answers.consume(address)
      return captcha.verify(input)
    })
}
