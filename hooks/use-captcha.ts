import { useCallback, useEffect, useRef, useState } from 'react'
import { CAPTCHA_LIFE_MS, type CaptchaPurpose } from '@/contract/captcha'
import { earnCaptchaToken } from '@/services/captcha/solve-captcha'
import { ApiError } from '@/services/http/api-error'
import { useMall } from './mall-context'

type State = 'idle' | 'working' | 'solved' | 'failed' | 'expired'

const START = { state: 'idle' as State, token: '', message: '' }
/** A token this close to its end may be too late when it arrives, ms. */
const SPARE_MS = 20_000

export type CaptchaField = ReturnType<typeof useCaptcha>

/**
 * A captcha of a form: `token` while it is solved. A token is good for one call: `reset` after it
 * was sent, whether or not that worked.
 */
export function useCaptcha(purpose: CaptchaPurpose) {
  const { http, report } = useMall()
  const [{ state, token, message }, setCaptcha] = useState(START)
  /** Grows with every try: an earlier one's answer is nobody's any more. */
  const turn = useRef(0)

  const reset = useCallback(() => {
    turn.current += 1
    setCaptcha(START)
  }, [])

  /** Resolves to the token, '' when there is none. */
  const solve = useCallback(async (): Promise<string> => {
    turn.current += 1
    const own = turn.current
    const settle = (next: typeof START) => {
      if (own === turn.current) setCaptcha(next)
    }
    settle({ state: 'working', token: '', message: '' })
    try {
      const earned = await earnCaptchaToken(http, purpose)
      settle({ state: 'solved', token: earned, message: '' })
      return own === turn.current ? earned : ''
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      settle({ state: 'failed', token: '', message: error.message })
      report(error)
      return ''
    }
  }, [http, purpose, report])

  useEffect(() => {
    if (state !== 'solved') return
    const expire = () => setCaptcha({ ...START, state: 'expired' })
    const timer = setTimeout(expire, CAPTCHA_LIFE_MS - SPARE_MS)
    return () => clearTimeout(timer)
  }, [state])

  return { state, token, message, solve, reset }
}
