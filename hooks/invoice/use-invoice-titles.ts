import type { Input } from '@/contract/endpoint'
import { deleteTitle, getTitleList, saveTitle } from '@/contract/invoice/invoice-title-calls'
import { useChange } from '@/hooks/call/use-change'
import { usePersonal } from '@/hooks/call/use-personal'
import { useMall } from '@/hooks/mall-context'

/** The user's invoice titles; previous data stays during a refresh. */
export function useInvoiceTitles() {
  const { data, ...requested } = usePersonal(getTitleList, {}, { keepPrevious: true })
  return { titles: data, ...requested }
}

const INVALIDATED = [getTitleList]

/** Changes of the invoice titles; each resolves to null when refused, and `failure` says why. */
export function useTitleChanges() {
  const { http } = useMall()
  const { change, isPending, failure } = useChange(INVALIDATED)
  return {
    isPending,
    failure,
    /** Resolves to the id. */
    save: async (title: Input<typeof saveTitle>) =>
      (await change(() => http.call(saveTitle, title)))?.answer.id ?? null,
    remove: (id: string) => change(() => http.call(deleteTitle, { id })),
  }
}
