import { VisuallyHidden } from '@/components/ui/visually-hidden'
import s from './unread-dot.module.css'

type UnreadDotProps = {
  isOn: boolean
  /** Text of the dot for screen readers. */
  label: string
}

/** Red dot of an unread item; its space is reserved. */
export function UnreadDot({ isOn, label }: UnreadDotProps) {
  return (
    <span className={isOn ? `${s.root} ${s.on}` : s.root}>
      {isOn ? <VisuallyHidden>{label}</VisuallyHidden> : null}
    </span>
  )
}
