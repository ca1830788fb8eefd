import { useChange } from '@/hooks/call/use-change'
import { saveFile } from '@/services/browser/save-file'

type Answer = { blob: Blob; fileName: string }

/**
 * Saves files returned by calls, one at a time; the error message stays until the next attempt. `invalidates` are calls
 * whose answers change with a file that is made.
 */
export function useFileSave(invalidates?: Parameters<typeof useChange>[0]) {
  const { change, pending, failure } = useChange(invalidates)

  /** `id` tells which of several files is pending; `usual` is the default file name. */
  async function save(
    ask: () => Promise<Answer>,
    { id = '', fallback }: { id?: string; fallback: string },
  ) {
    await change(async () => {
      const { blob, fileName } = await ask()
      saveFile({ blob, fileName: fileName || fallback })
    }, id)
  }
  return { save, pendingId: pending, failure }
}
