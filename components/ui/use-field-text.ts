import { useEffect, useRef } from 'react'

/**
 * Ref of a field that begins with a text, and shows each new one in place of what is typed. Unlike a field that is
 * rendered anew for each text, by a key, it keeps the focus; what is typed before hydration stays.
 */
export function useFieldText(text: string) {
  const field = useRef<HTMLInputElement>(null)
  const shown = useRef(text)
  useEffect(() => {
    if (shown.current === text) return
    shown.current = text
    if (field.current) field.current.value = text
  }, [text])
  return field
}
