import { Empty } from 'antd'
import type { ReactNode } from 'react'
import { Icon, type IconName } from './icon'
import s from './section-empty.module.css'

type SectionEmptyProps = {
  icon: IconName
  text: string
  /** It stands by itself, and is no part of a panel. */
  isAlone?: boolean
  children: ReactNode
}

/** Empty state in a section of a personal screen, with the icon of `EmptyState`; next steps as children. */
export function SectionEmpty({ icon, text, isAlone = false, children }: SectionEmptyProps) {
  return (
    <Empty
      className={(isAlone ? s.alone : s.section) ?? ''}
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
