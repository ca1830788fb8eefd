import s from './check-mark.module.css'
import { Icon } from './icon'

type CheckMarkProps = { isOn: boolean; className?: string | undefined }

/** Checkbox look for a link that toggles an option. */
export function CheckMark({ isOn, className = '' }: CheckMarkProps) {
  return (
    <span className={`${s.root} ${isOn ? s.on : ''} ${className}`}>
      {isOn ? <Icon name="check" size={12} /> : null}
    </span>
  )
}
