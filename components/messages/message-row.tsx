import { MomentText } from '@/components/shared/moment-text'
import { UnreadDot } from '@/components/shared/unread-dot'
import { MallLink } from '@/components/ui/mall-link'
import { MESSAGE_CATEGORIES, type Message } from '@/contract/system-message'
import s from './message-list.module.css'

type MessageRowProps = {
  message: Message
  href: string
  isOpen: boolean
  isSelected: boolean
  onSelect: (isOn: boolean) => void
}

function categoryTitle({ category }: Message): string {
  return MESSAGE_CATEGORIES.find((one) => one.category === category)?.title ?? '消息'
}

/** One message of the list; the whole of it but its box opens it. */
export function MessageRow({ message, href, isOpen, isSelected, onSelect }: MessageRowProps) {
  const { title, summary, createdAt, isRead } = message
  return (
    <li className={isOpen ? `${s.row} ${s.open}` : s.row}>
      <label className={s.pick}>
        <input
          type="checkbox"
          className={s.check}
          aria-label={`选择 ${title}`}
          checked={isSelected}
          onChange={(event) => onSelect(event.target.checked)}
        />
      </label>
      <MallLink href={href} isInPlace className={s.link} aria-current={isOpen ? 'true' : undefined}>
        <UnreadDot isOn={!isRead} label="未读" />
        <span className={s.text}>
          <span className={isRead ? s.title : `${s.title} ${s.unread}`}>{title}</span>
          <span className={s.summary}>{summary}</span>
        </span>
        <span className={s.facts}>
          <span className={s.category}>{categoryTitle(message)}</span>
          <MomentText value={createdAt} />
        </span>
      </MallLink>
    </li>
  )
}
