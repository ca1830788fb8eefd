import { useCallback, useEffect, useRef, useState } from 'react'
import { CAPTCHA_LIFE_MS, type CaptchaPurpose } from '@/contract/account/verification-calls'
import { useAttempt } from '@/hooks/call/attempt'
import { useIsOffered } from '@/hooks/call/use-is-offered'
import { useMall } from '@/hooks/mall-context'
import { ApiError } from '@/services/http/api-error'

type State = 'idle' | 'working' | 'solved' | 'failed' | 'expired'

/** Most sign-ins need no captcha. */
async function loadSolver() {
  try {
    return await import('@/services/captcha/solve-captcha')
  } catch (cause) {
    throw new ApiError({ kind: 'network', endpoint: 'getCaptcha', cause })
  }
}

const START = { state: 'idle' as State, token: '', message: '' }
/** A token this close to expiry may arrive too late, ms. */
const SPARE_MS = 20_000

/** What a form sends along: a token, or nothing on a host without captchas. */
export type EarnedCaptcha = { token?: string }

export type CaptchaField = ReturnType<typeof useCaptcha>

/**
 * Captcha of a form: `token` is set while it is solved. A token is valid for one call: call `reset`
 * after sending it, whether or not the call succeeded.
 */
export function useCaptcha(purpose: CaptchaPurpose) {
  const { http } = useMall()
  const isOffered = useIsOffered('getCaptcha')
  const attempt = useAttempt()
  const [{ state, token, message }, setCaptcha] = useState(START)
  /** Attempt counter: the answer of an earlier attempt is ignored. */
  const turn = useRef(0)

  const reset = useCallback(() => {
    turn.current += 1
    setCaptcha(START)
  }, [])

  /** Resolves to null after a failure. */
  const earn = useCallback(async (): Promise<EarnedCaptcha | null> => {
    if (token) return { token }
    turn.current += 1
    const own = turn.current
    const settle = (next: typeof START) => {
      if (own === turn.current) setCaptcha(next)
    }
    settle({ state: 'working', token: '', message: '' })
    const { answer: earned, error } = await attempt(async () =>
      (await loadSolver()).earnCaptchaToken(http, purpose),
    )
    if (error?.kind === 'missing') {
      settle(START)
      return own === turn.current ? {} : null
    }
    if (error) settle({ state: 'failed', token: '', message: error.message })
    else settle({ state: 'solved', token: earned, message: '' })
    return earned !== null && own === turn.current ? { token: earned } : null
  }, [attempt, http, purpose, token])

  useEffect(() => {
    if (state !== 'solved') return
    const expire = () => setCaptcha({ ...START, state: 'expired' })
    const timer = setTimeout(expire, CAPTCHA_LIFE_MS - SPARE_MS)
    return () => clearTimeout(timer)
  }, [state])

  return { state, token, message, isOffered, earn, reset }
}
