import s from './check-mark.module.css'
import { Icon } from './icon'

type CheckMarkProps = { isOn: boolean; className?: string | undefined }

/** The box of a link that switches something on and off. */
export function CheckMark({ isOn, className = '' }: CheckMarkProps) {
  return (
    <span className={`${s.root} ${isOn ? s.on : ''} ${className}`}>
      {isOn ? <Icon name="check" size={12} /> : null}
    </span>
  )
}
