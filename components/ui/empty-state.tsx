import type { ReactNode } from 'react'
import type { IconName } from './icon'
import { Icon } from './icon'
import s from './state-box.module.css'

type EmptyStateProps = { icon?: IconName; title: string; text?: ReactNode; children?: ReactNode }

/** Empty state; next steps as children. */
export function EmptyState({ icon = 'box', title, text, children }: EmptyStateProps) {
  return (
    <div className={s.root}>
      <span className={s.icon}>
        <Icon name={icon} size={40} />
      </span>
      <h2 className={s.title}>{title}</h2>
      {text ? <p className={s.text}>{text}</p> : null}
      {children ? <div className={s.actions}>{children}</div> : null}
    </div>
  )
}
