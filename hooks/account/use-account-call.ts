import { useCallback, useState } from 'react'
import {
  type AccountField,
  captchaRefusal,
  fieldRefusal,
} from '@/contract/account/account-refusal-calls'
import { CODE } from '@/contract/constants'
import { useAttempt } from '@/hooks/call/attempt'
import type { ApiError } from '@/services/http/api-error'

/** State of a refused call, as the form shows it. */
export type Refusal = {
  message: string
  /** The field the refusal is about. */
  field: AccountField | null
  /** When the next attempt is allowed, epoch ms. */
  until: number | null
  /** The next attempt needs a captcha. */
  wantsCaptcha: boolean
  /** Only the captcha was missing; nothing else was wrong. */
  isCaptchaMissing: boolean
}

type Outcome<T> = { answer: T; refusal: null } | { answer: null; refusal: Refusal }

function refusalOf({ message, retryAfter, data, code }: ApiError): Refusal {
  return {
    message,
    field: fieldRefusal.safeParse(data).data?.field ?? null,
    until: retryAfter === null ? null : Date.now() + retryAfter * 1000,
    wantsCaptcha: code === CODE.captchaWanted || captchaRefusal.safeParse(data).success,
    isCaptchaMissing: code === CODE.captchaWanted,
  }
}

/**
 * Submits an account form; resolves to its answer, or to the refusal to show.
 * Stays pending on success: the form is about to unmount, and must not be sent twice.
 */
export function useAccountCall() {
  const tell = useAttempt()
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const [isPending, setPending] = useState(false)

  const attempt = useCallback(
    async <T>(send: () => Promise<T>): Promise<Outcome<T>> => {
      setPending(true)
      setRefusal(null)
      const { answer, error } = await tell(send)
      if (!error) return { answer, refusal: null }
      const refused = refusalOf(error)
      setRefusal(refused)
      setPending(false)
      return { answer: null, refusal: refused }
    },
    [tell],
  )

  return { attempt, refusal, isPending }
}
