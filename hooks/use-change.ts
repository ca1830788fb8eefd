import { useCallback, useState } from 'react'
import { useSWRConfig } from 'swr'
import type { Endpoint } from '@/contract/endpoint'
import { ApiError } from '@/services/http/api-error'
import { useMall } from './mall-context'
import { isKeyOf } from './use-endpoint'

/**
 * Sends a change, then asks anew for what it spoils: also what is not shown now must not come back
 * old. Resolves to `{ answer }`, or to null and `failure` says why.
 */
export function useChange(spoils: readonly Pick<Endpoint, 'path'>[]) {
  const { report } = useMall()
  const { mutate } = useSWRConfig()
  const [isPending, setPending] = useState(false)
  const [failure, setFailure] = useState('')

  const change = useCallback(
    async <T>(send: () => Promise<T>): Promise<{ answer: T } | null> => {
      setPending(true)
      setFailure('')
      try {
        const answer = await send()
        await Promise.all(spoils.map((endpoint) => mutate(isKeyOf(endpoint), undefined)))
        return { answer }
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        setFailure(error.message)
        report(error)
        return null
      } finally {
        setPending(false)
      }
    },
    [mutate, report, spoils],
  )

  return { change, isPending, failure }
}
