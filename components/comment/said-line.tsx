import { useEffect, useRef } from 'react'
import s from './comment-list.module.css'

/** What has come of a comment; it takes the focus from the form, which is gone by then. */
export function SaidLine({ text }: { text: string }) {
  const line = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (text) line.current?.focus()
  }, [text])
  return (
    <p ref={line} className={s.said} role="status" tabIndex={-1}>
      {text}
    </p>
  )
}
