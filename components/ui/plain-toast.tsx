import s from './plain-toast.module.css'
import type { Shown } from './toast-host'

type PlainToastProps = {
  shown: Shown
  /** Its second is over: antd, should it come, does not say it again. */
  onEnd: () => void
}

/** Toast without antd, for when its file does not come: offline, or after a deploy. */
export function PlainToast({ shown: { text, serial }, onEnd }: PlainToastProps) {
  return (
    <p key={serial} className={s.root} role="status" onAnimationEnd={onEnd}>
      {text}
    </p>
  )
}
