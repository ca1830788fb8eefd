import { useRef, useState } from 'react'

/**
 * A quantity saved with each change, one after the other: what is shown is the last one, and what is chosen while
 * another is being saved is saved next, without those in between.
 */
export function useSavedQuantity(saved: number, save: (qty: number) => Promise<unknown>) {
  const [chosen, setChosen] = useState<number | null>(null)
  const wanted = useRef<number | null>(null)

  async function change(qty: number) {
    const isSaving = wanted.current !== null
    wanted.current = qty
    setChosen(qty)
    if (isSaving) return
    let sent: number | null = null
    while (wanted.current !== null && wanted.current !== sent) {
      sent = wanted.current
      await save(sent)
    }
    wanted.current = null
    setChosen(null)
  }

  return { qty: chosen ?? saved, change }
}
