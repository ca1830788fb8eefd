import { useCallback, useState } from 'react'
import { type AccountField, fieldRefusal } from '@/contract/account-field'
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
  wantsCaptcha: boolean
}

function refusalOf({ message, retryAfter, data, code }: ApiError): Refusal {
  return {
    message,
    field: fieldRefusal.safeParse(data).data?.field ?? null,
    until: retryAfter === null ? null : Date.now() + retryAfter * 1000,
    wantsCaptcha: code === CODE.captchaWanted,
  }
}

/**
 * Sends a form about the account; resolves to null, with a refusal to show, when it did not work.
 * Stays pending when it did: the form is about to be left, and nothing is to be sent twice.
 */
export function useAccountCall() {
  const { report } = useMall()
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const [isPending, setPending] = useState(false)

  const attempt = useCallback(
    async <T>(send: () => Promise<T>): Promise<{ answer: T } | null> => {
      setPending(true)
      setRefusal(null)
      try {
        return { answer: await send() }
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        setRefusal(refusalOf(error))
        setPending(false)
        report(error)
        return null
      }
    },
    [report],
  )

  return { attempt, refusal, isPending }
}
