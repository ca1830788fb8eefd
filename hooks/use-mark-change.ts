import Router from 'next/router'
import { useCallback } from 'react'
import type { KeyedMutator } from 'swr'
import { routes } from '@/contract/routes'
import { ApiError } from '@/services/http/api-error'
import { useMall } from './mall-context'

const NONE: number[] = []

type Send = (id: number, isOn: boolean) => Promise<unknown>

/**
 * Marks or unmarks a thing, shown at once; resolves to why it was taken back, '' when it was not.
 * Visitors are led to sign in.
 */
export function useMarkChange(mutate: KeyedMutator<number[]>, send: Send) {
  const { report, session } = useMall()
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
      try {
        await send(id, isOn)
        await mutate()
        return ''
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        await show(!isOn)
        report(error)
        return error.message
      }
    },
    [mutate, send, report, session],
  )
}
