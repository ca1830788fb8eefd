import type { KeyboardEvent, MouseEvent, PointerEvent } from 'react'
import { useId, useRef } from 'react'
import { Icon } from '@/components/ui/icon'
import { followLink } from '@/components/ui/mall-link'
import { useDismiss } from '@/components/ui/use-dismiss'
import type { CategoryNode } from '@/contract/categories'
import { routes } from '@/contract/routes'
import s from './mega-menu.module.css'
import { MegaMenuFlyout } from './mega-menu-flyout'
import { useMegaMenu } from './use-mega-menu'

type Menu = ReturnType<typeof useMegaMenu>
type TopProps = { top: CategoryNode; menu: Menu }

/** A top category. The first tap opens its groups, as a finger cannot hover; the next follows. */
function Top({ top, menu }: TopProps) {
  const pointer = useRef('')
  const isActive = menu.activeId === top.id
  function handleClick(event: MouseEvent<HTMLAnchorElement>) {
    if (pointer.current === 'touch' && !isActive) {
      event.preventDefault()
      menu.activate(top.id)
      return
    }
    followLink(event)
    menu.close()
  }
  return (
    <li>
      <a
        href={routes.search({ categoryId: top.id })}
        className={isActive ? `${s.top} ${s.active}` : s.top}
        data-top={top.id}
        onPointerDown={(event: PointerEvent) => {
          pointer.current = event.pointerType
        }}
        onPointerEnter={(event) => menu.handleRow(event, top.id)}
        onPointerMove={(event) => {
          if (!isActive) menu.handleRow(event, top.id)
        }}
        onClick={handleClick}
      >
        <span className={s.name}>{top.name}</span>
        <span className={s.subs} aria-hidden="true">
          {top.children
            .slice(0, 2)
            .map((group) => group.name)
            .join(' ')}
        </span>
      </a>
    </li>
  )
}

/** Arrows: up and down among the links of one side, right into the groups, left back. */
function handleArrows(event: KeyboardEvent<HTMLElement>, menu: Menu) {
  const here = document.activeElement
  if (!(here instanceof HTMLElement)) return
  const isInFlyout = menu.flyout.current?.contains(here) ?? false
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('a')].filter(
    (link) => (menu.flyout.current?.contains(link) ?? false) === isInFlyout,
  )
  const at = links.indexOf(here)
  const target = {
    ArrowDown: links[at + 1],
    ArrowUp: links[at - 1],
    ArrowRight: isInFlyout ? links[at + 1] : menu.flyout.current?.querySelector('a'),
    ArrowLeft: isInFlyout
      ? event.currentTarget.querySelector<HTMLElement>(`[data-top="${menu.activeId}"]`)
      : null,
  }[event.key]
  if (!event.key.startsWith('Arrow')) return
  event.preventDefault()
  const topId = Number(here.dataset.top)
  if (event.key === 'ArrowRight' && !isInFlyout && topId && menu.activeId !== topId) {
    menu.activate(topId)
    return
  }
  target?.focus()
}

type MegaMenuProps = { isPinned: boolean; tops: CategoryNode[] }

/** 全部商品分类: three levels, opened by hover intent, tap or keyboard. */
export function MegaMenu({ isPinned, tops }: MegaMenuProps) {
  const menu = useMegaMenu(isPinned)
  const root = useRef<HTMLElement>(null)
  const listId = useId()
  useDismiss(root, menu.isOpen || menu.activeId !== null, menu.close)
  const shape = menu.isOpen ? `${s.menu} ${s.floating}` : `${s.menu} ${s.pinned}`
  return (
    <nav
      ref={root}
      className={s.root}
      aria-label="商品分类"
      {...menu.root}
      onKeyDown={(event) => handleArrows(event, menu)}
    >
      <button
        type="button"
        className={s.button}
        aria-expanded={menu.isShown}
        aria-controls={listId}
        {...menu.button}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return
          event.preventDefault()
          menu.open()
          requestAnimationFrame(() => root.current?.querySelector('a')?.focus())
        }}
      >
        <Icon name="menu" size={18} />
        全部商品分类
      </button>
      {menu.isShown ? (
        <div id={listId} className={shape}>
          <ul className={s.list}>
            {tops.map((top) => (
              <Top key={top.id} top={top} menu={menu} />
            ))}
          </ul>
          {menu.activeId !== null ? (
            <MegaMenuFlyout topId={menu.activeId} panel={menu.flyout} onFollow={menu.close} />
          ) : null}
        </div>
      ) : null}
    </nav>
  )
}
