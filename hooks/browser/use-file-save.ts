import { useChange } from '@/hooks/call/use-change'
import { saveFile } from '@/services/browser/save-file'

type Answer = { blob: Blob; fileName: string }

/** Saves files returned by calls, one at a time; the error message stays until the next attempt. */
export function useFileSave() {
  const { change, pending, failure } = useChange()

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
