import { Empty } from 'antd'
import type { ReactNode } from 'react'
import { Icon, type IconName } from './icon'
import s from './state-box.module.css'

type SectionEmptyProps = {
  icon: IconName
  text: string
  /** In place of the room it takes within a panel. */
  className?: string
  children: ReactNode
}

/** Empty state in a section of a personal screen, with the icon of `EmptyState`; next steps as children. */
export function SectionEmpty({ icon, text, className, children }: SectionEmptyProps) {
  return (
    <Empty
      className={className ?? s.section ?? ''}
      image={
        <span className={s.icon}>
          <Icon name={icon} size={40} />
        </span>
      }
      styles={{ image: { height: 40 } }}
      description={text}
    >
      {children}
    </Empty>
  )
}
