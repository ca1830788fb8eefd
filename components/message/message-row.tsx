import { Checkbox } from 'antd'
import { MallLink } from '@/components/ui/mall-link'
import { TimestampText } from '@/components/ui/timestamp-text'
import type { Message } from '@/contract/message/message-calls'
import { MESSAGE_CATEGORIES } from '@/contract/message/message-category-rules'
import s from './message-list.module.css'
import { UnreadDot } from './shared/unread-dot'

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

/** Message row; a click anywhere but on its checkbox opens it. */
export function MessageRow({ message, href, isOpen, isSelected, onSelect }: MessageRowProps) {
  const { title, summary, createdAt, isRead } = message
  return (
    <li className={isOpen ? `${s.row} ${s.open}` : s.row}>
      <Checkbox
        className={s.pick ?? ''}
        aria-label={`选择 ${title}`}
        checked={isSelected}
        onChange={(event) => onSelect(event.target.checked)}
      />
      <MallLink href={href} isInPlace className={s.link} aria-current={isOpen ? 'true' : undefined}>
        <UnreadDot isOn={!isRead} label="未读" />
        <span className={s.text}>
          <span className={isRead ? s.title : `${s.title} ${s.unread}`}>{title}</span>
          <span className={s.summary}>{summary}</span>
        </span>
        <span className={s.facts}>
          <span>{categoryTitle(message)}</span>
          <TimestampText value={createdAt} />
        </span>
      </MallLink>
    </li>
  )
}
