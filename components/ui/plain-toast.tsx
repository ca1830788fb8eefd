import { type RefObject, useEffect } from 'react'
import s from './plain-toast.module.css'
import type { Shown } from './toast-host'

type PlainToastProps = {
  shown: Shown
  /** Gets the number of the last toast that was shown so. */
  told: RefObject<number>
}

/** Toast without antd, for when its file does not come: offline, or after a deploy. */
export function PlainToast({ shown: { text, serial }, told }: PlainToastProps) {
  useEffect(() => {
    told.current = serial
  }, [told, serial])
  return (
    <p key={serial} className={s.root} role="status">
      {text}
    </p>
  )
}
