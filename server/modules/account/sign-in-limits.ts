import type { Db } from '@/server/kernel/db/client'
import { digest } from '@/server/kernel/db/digest'
import { HttpError } from '@/server/kernel/http/http-error'
import { createSharedLimit } from '@/server/kernel/http/shared-limit'
import type { Captcha } from './captcha/captcha-service'

const QUARTER_S = 15 * 60
const refusal = '登录失败次数过多'

/** Failures on a browser the account knows, and from one network at one account. */
const DEVICE = { name: 'sign-in-device', calls: 10, seconds: QUARTER_S, refusal }
const PAIR = { name: 'sign-in', calls: 10, seconds: QUARTER_S, refusal }
/** Failures from one network at any account. */
const NETWORK = { name: 'sign-in-network', calls: 100, seconds: 3600, refusal }
/** Failures of all strangers at an account: they bring the captcha, and refuse nobody. */
const RECENT = { name: 'sign-in-account', calls: Number.POSITIVE_INFINITY, seconds: QUARTER_S }
/**
 * Guesses of all strangers at an account in a day (NIST SP 800-63B: at most a hundred). Nobody is
 * locked out: known browsers go on, and on any other a code by SMS signs in.
 */
const DAY = {
  name: 'sign-in-day',
  calls: 100,
  seconds: 24 * 3600,
  refusal: '为保护账号安全，请改用短信验证码登录。如仍用密码',
}
/** Failures after which a captcha is required. */
const CAPTCHA_AFTER = 3

type Guess = {
  account: string
  network: string
  /** A browser the account knows; '' for any other. */
  knownDevice: string
  captchaToken: string | undefined
}

/** Limits of password guesses, shared by all processes. */
export function createSignInLimits(db: Db, now: () => number, captcha: Captcha) {
  /** `after` is what a successful sign-in does to the counter. */
  function counters(limit: Parameters<typeof createSharedLimit>[2], after: 'forget' | 'giveBack') {
    const counter = createSharedLimit(db, now, limit)
    return (key: string) => ({
      check: () => counter.check(key),
      count: () => counter.consume(key),
      giveBack: () => counter.giveBack(key),
      succeed: () => counter[after](key),
    })
  }
  const ofDevice = counters(DEVICE, 'forget')
  const ofPair = counters(PAIR, 'forget')
  const ofNetwork = counters(NETWORK, 'giveBack')
  const ofAccount = counters(RECENT, 'forget')
  const ofDay = counters(DAY, 'giveBack')

  /** Counters that bring the captcha, and those a guess reaches only after it. */
  function countersOf({ account, network, knownDevice }: Guess) {
    if (knownDevice) return { watched: [ofDevice(`${account}:${digest(knownDevice)}`)], inner: [] }
    return {
      watched: [ofAccount(account), ofNetwork(network)],
      inner: [ofPair(`${account}:${network}`), ofDay(account)],
    }
  }

  async function spendCaptcha(token: string | undefined): Promise<void> {
    if (!token) throw new HttpError('CAPTCHA_WANTED', '请完成人机验证后再登录')
    try {
      await captcha.spend(token, 'login')
    } catch (error) {
      if (error instanceof HttpError) throw new HttpError('CAPTCHA_WANTED', error.message)
      throw error
    }
  }

  /**
   * Admits a guess to the comparison, or throws. It is counted before it is compared: of a hundred at
   * once three go without a captcha.
   */
  async function admit(guess: Guess) {
    const { watched, inner } = countersOf(guess)
    for (const counter of [...watched, ...inner]) await counter.check()
    let count = 0
    for (const counter of watched) count = Math.max(count, await counter.count())
    if (count > CAPTCHA_AFTER) {
      await spendCaptcha(guess.captchaToken).catch(async (error: unknown) => {
        // Nothing was compared: only guesses count.
        for (const counter of watched) await counter.giveBack()
        throw error
      })
    }
    for (const counter of inner) await counter.count()
    return {
      /** The next guess needs a captcha. */
      isCaptchaNext: count >= CAPTCHA_AFTER,
      async succeed(): Promise<void> {
        for (const counter of [...watched, ...inner]) await counter.succeed()
      },
    }
  }

  return { admit }
}
