import { closeAccount, exportOwnData, getClosingObstacles } from '@/contract/account/own-data-calls'
import type { Input } from '@/contract/endpoint'
import { useFileSave } from '@/hooks/browser/use-file-save'
import { usePersonal } from '@/hooks/call/use-personal'
import { useMall } from '@/hooks/mall-context'
import { useAccountCall } from './use-account-call'

/** Saves everything the account has. */
export function useOwnDataExport() {
  const { http } = useMall()
  const { save, pendingId, failure } = useFileSave()
  return {
    save: () => save(() => http.call(exportOwnData, {}), { fallback: '我的数据.zip' }),
    isPending: pendingId !== null,
    failure,
  }
}

/** What must be settled before the account can be closed. */
export function useClosingObstacles() {
  const { data, ...requested } = usePersonal(getClosingObstacles, {}, { keepPrevious: true })
  return { obstacles: data, ...requested }
}

/** Closes the account; resolves to whether it is closed. */
export function useAccountClosing() {
  const { http } = useMall()
  const { attempt, refusal, isPending } = useAccountCall()
  return {
    close: async (input: Input<typeof closeAccount>) =>
      (await attempt(() => http.call(closeAccount, input))).refusal === null,
    refusal,
    isPending,
  }
}
