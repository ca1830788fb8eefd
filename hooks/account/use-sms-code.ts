import { useState } from 'react'
import { fieldRefusal } from '@/contract/account/account-refusal-calls'
import type { SmsScene, SmsSent } from '@/contract/account/sms-calls'
import { getUserVerifyCode, sendNotLoginSms, sendSms } from '@/contract/account/sms-calls'
import { useAttempt } from '@/hooks/call/attempt'
import { useMall } from '@/hooks/mall-context'
import type { Http } from '@/services/http/http'
import type { EarnedCaptcha } from './use-captcha'

type Order = { phone: string; scene: SmsScene }

/** Each purpose has its own call; only the server knows the account's phone number. */
function order(http: Http, { phone, scene }: Order, { token }: EarnedCaptcha): Promise<SmsSent> {
  const captcha = token ? { captchaToken: token } : {}
  if (scene === 'register' || scene === 'reset') {
    return http.call(sendNotLoginSms, { phone, scene, ...captcha })
  }
  if (scene === 'oldPhone' || scene === 'closeAccount') {
    return http.call(getUserVerifyCode, { scene, ...captcha })
  }
  if (scene === 'newPhone') return http.call(getUserVerifyCode, { scene, phone, ...captcha })
  return http.call(sendSms, { phone, scene, ...captcha })
}

const NOTHING = { until: null as number | null, phone: '', isDemo: false, failure: '' }

type Sending = {
  isSent: boolean
  /** Why the phone was refused, to be said at its field. */
  phoneError: string
}

/** Requests SMS codes; `until` is when the next one may be requested for `phone`, epoch ms. */
export function useSmsCode() {
  const { http } = useMall()
  const attempt = useAttempt()
  const [outcome, setOutcome] = useState(NOTHING)
  const [isPending, setPending] = useState(false)

  async function send(requested: Order, captcha: EarnedCaptcha): Promise<Sending> {
    setPending(true)
    const { answer, error } = await attempt(() => order(http, requested, captcha)).finally(() =>
      setPending(false),
    )
    const isPhoneWrong = fieldRefusal.safeParse(error?.data).data?.field === 'phone'
    const after = error ? error.retryAfter : answer.resendAfter
    setOutcome({
      until: after === null ? null : Date.now() + after * 1000,
      phone: requested.phone,
      isDemo: answer?.isDemo ?? false,
      failure: isPhoneWrong ? '' : (error?.message ?? ''),
    })
    return { isSent: !error, phoneError: isPhoneWrong ? (error?.message ?? '') : '' }
  }

  return { ...outcome, send, isPending }
}
