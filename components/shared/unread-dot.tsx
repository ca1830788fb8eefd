import { VisuallyHidden } from '@/components/ui/visually-hidden'
import s from './unread-dot.module.css'

type UnreadDotProps = {
  isOn: boolean
  /** What the dot says to who cannot see it. */
  label: string
}

/** A red dot on what is not read yet; its room is reserved. */
export function UnreadDot({ isOn, label }: UnreadDotProps) {
  return (
    <span className={isOn ? `${s.root} ${s.on}` : s.root}>
      {isOn ? <VisuallyHidden>{label}</VisuallyHidden> : null}
    </span>
  )
}
