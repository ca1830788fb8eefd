import { useState } from 'react'
import type { SmsScene, SmsSent } from '@/contract/sms'
import { getUserVerifyCode, sendNotLoginSms, sendSms } from '@/contract/sms'
import { ApiError } from '@/services/http/api-error'
import type { Http } from '@/services/http/http'
import { useMall } from './mall-context'

type Order = { phone: string; scene: SmsScene }

/** Each purpose has its call; the phone of the account is the server's to know. */
function order(http: Http, { phone, scene }: Order, captchaToken: string): Promise<SmsSent> {
  if (scene === 'register' || scene === 'reset') {
    return http.call(sendNotLoginSms, { phone, scene, captchaToken })
  }
  if (scene === 'oldPhone') return http.call(getUserVerifyCode, { scene, captchaToken })
  if (scene === 'newPhone') return http.call(getUserVerifyCode, { scene, phone, captchaToken })
  return http.call(sendSms, { phone, scene, captchaToken })
}

const NOTHING = { until: null as number | null, isDemo: false, failure: '' }

/** Orders codes by SMS; `until` is the moment from which the next may be ordered, epoch ms. */
export function useSmsCode() {
  const { http, report } = useMall()
  const [outcome, setOutcome] = useState(NOTHING)
  const [isPending, setPending] = useState(false)

  /** True when it is on its way. */
  async function send(wanted: Order, captchaToken: string): Promise<boolean> {
    setPending(true)
    try {
      const { resendAfter, isDemo } = await order(http, wanted, captchaToken)
      setOutcome({ until: Date.now() + resendAfter * 1000, isDemo, failure: '' })
      return true
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const { message, retryAfter } = error
      const until = retryAfter === null ? null : Date.now() + retryAfter * 1000
      setOutcome({ ...NOTHING, until, failure: message })
      report(error)
      return false
    } finally {
      setPending(false)
    }
  }

  return { ...outcome, send, isPending }
}
