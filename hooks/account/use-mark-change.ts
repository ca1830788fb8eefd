import Router from 'next/router'
import { useCallback } from 'react'
import type { KeyedMutator } from 'swr'
import { routes } from '@/contract/routes'
import { useAttempt } from '@/hooks/call/attempt'
import { useMall } from '@/hooks/mall-context'

const NONE: number[] = []

type Send = (id: number, isOn: boolean) => Promise<unknown>

/**
 * Marks or unmarks an item optimistically; resolves to the reason of a rollback, '' on success.
 * Redirects visitors to the sign-in page.
 */
export function useMarkChange(mutate: KeyedMutator<number[]>, send: Send) {
  const { session } = useMall()
  const attempt = useAttempt()
  return useCallback(
    async (id: number, isOn: boolean): Promise<string> => {
      if (!session?.isSignedIn()) {
        await Router.push(routes.login(Router.asPath))
        return ''
      }
      const show = (isShown: boolean) =>
        mutate((ids = NONE) => [...ids.filter((one) => one !== id), ...(isShown ? [id] : [])], {
          revalidate: false,
        })
      await show(isOn)
      const { error } = await attempt(async () => {
        await send(id, isOn)
        await mutate()
      })
      if (error) await show(!isOn)
      return error?.message ?? ''
    },
    [attempt, mutate, send, session],
  )
}
