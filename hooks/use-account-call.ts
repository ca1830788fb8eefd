import { useCallback, useState } from 'react'
import { type AccountField, captchaRefusal, fieldRefusal } from '@/contract/account-field'
import { CODE } from '@/contract/constants'
import { ApiError } from '@/services/http/api-error'
import { useMall } from './mall-context'

/** What a refused call leaves to say. */
export type Refusal = {
  message: string
  /** The field it is about. */
  field: AccountField | null
  /** The moment of the next try, epoch ms. */
  until: number | null
  /** The next try wants a captcha. */
  wantsCaptcha: boolean
  /** Nothing else was wrong yet: only the captcha was missing. */
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
 * Sends a form about the account; resolves to its answer, or to the refusal to show.
 * Stays pending when it did: the form is about to be left, and nothing is to be sent twice.
 */
export function useAccountCall() {
  const { report } = useMall()
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const [isPending, setPending] = useState(false)

  const attempt = useCallback(
    async <T>(send: () => Promise<T>): Promise<Outcome<T>> => {
      setPending(true)
      setRefusal(null)
      try {
        return { answer: await send(), refusal: null }
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        const refused = refusalOf(error)
        setRefusal(refused)
        setPending(false)
        report(error)
        return { answer: null, refusal: refused }
      }
    },
    [report],
  )

  return { attempt, refusal, isPending }
}
