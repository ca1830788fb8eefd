import type { Input } from '@/contract/endpoint'
import { deleteTitle, getTitleList, saveTitle } from '@/contract/invoice-title'
import { useMall } from './mall-context'
import { useChange } from './use-change'
import { usePersonal } from './use-personal'

/** Whom the user's invoices may be made out to; they stay while they are asked for anew. */
export function useInvoiceTitles() {
  const { data, error, retry } = usePersonal(getTitleList, {}, { keepPrevious: true })
  return { titles: data, error, retry }
}

const SPOILT = [getTitleList]

/** Changes of the invoice titles; each resolves to null when refused, and `failure` says why. */
export function useTitleChanges() {
  const { http } = useMall()
  const { change, isPending, failure } = useChange(SPOILT)
  return {
    isPending,
    failure,
    /** Resolves to the id. */
    save: async (title: Input<typeof saveTitle>) =>
      (await change(() => http.call(saveTitle, title)))?.answer.id ?? null,
    remove: (id: string) => change(() => http.call(deleteTitle, { id })),
  }
}
