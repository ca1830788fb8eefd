import type { MouseEvent } from 'react'
import { useRef } from 'react'
import { Icon } from '@/components/ui/icon'
import { followLink } from '@/components/ui/mall-link'
import type { CategoryNode } from '@/contract/catalog/category-tree-calls'
import { routes } from '@/contract/routes'
import s from './mega-menu.module.css'
import { MegaMenuFlyout } from './mega-menu-flyout'
import type { Menu } from './mega-menu-keys'
import type { MenuRows } from './use-menu-rows'

type MegaMenuTopProps = { top: CategoryNode; menu: Menu; rows: MenuRows }

/** A click without a pointer: Enter. */
function isByKeyboard(event: MouseEvent): boolean {
  return event.detail === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey
}

/**
 * A top category with its flyout next in Tab order. The first tap and the first Enter open
 * the flyout, as touch and keyboard cannot hover; the next one follows the link.
 */
export function MegaMenuTop({ top, menu, rows }: MegaMenuTopProps) {
  const pointer = useRef('')
  const isActive = menu.activeId === top.id
  function handleClick(event: MouseEvent<HTMLAnchorElement>) {
    const isEnter = isByKeyboard(event)
    if (!isActive && (isEnter || pointer.current === 'touch')) {
      event.preventDefault()
      menu.activate(top.id, { enter: isEnter })
      return
    }
    followLink(event)
    menu.close()
  }
  return (
    <li>
      <a
        href={routes.category(top.id)}
        className={isActive ? `${s.top} ${s.active}` : s.top}
        data-top={top.id}
        aria-expanded={isActive}
        onPointerDown={(event) => {
          pointer.current = event.pointerType
        }}
        onPointerEnter={(event) => rows.handleRow(event, top.id)}
        onPointerMove={(event) => {
          if (!isActive) rows.handleRow(event, top.id)
        }}
        onClick={handleClick}
      >
        {top.name}
        <Icon name="right" size={12} />
      </a>
      {isActive ? (
        <MegaMenuFlyout
          topId={top.id}
          panel={menu.flyout}
          isEntered={menu.isEntered}
          onFollow={menu.close}
          onPointerEnter={rows.handleFlyout}
        />
      ) : null}
    </li>
  )
}
