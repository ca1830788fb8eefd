import { useState } from 'react'

/**
 * What is typed over a value: a new value takes its place. Unlike a field that is rendered anew for each value, by
 * a key, it keeps the focus.
 */
export function useDraftOf(value: string) {
  const [draft, setDraft] = useState({ value, text: value })
  const text = draft.value === value ? draft.text : value
  return [text, (next: string) => setDraft({ value, text: next })] as const
}
