import s from './plain-toast.module.css'
import type { Shown } from './toast-host'

type PlainToastProps = { shown: Shown }

/** Toast without antd, for when its chunk cannot be loaded: offline, or after a deploy. */
export function PlainToast({ shown: { text, serial } }: PlainToastProps) {
  return (
    <p key={serial} className={s.root} role="status">
      {text}
    </p>
  )
}
