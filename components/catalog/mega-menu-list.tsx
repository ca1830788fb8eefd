import { useEffect, useRef } from 'react'
import type { CategoryNode } from '@/contract/catalog/category-tree-calls'
import s from './mega-menu.module.css'
import { handleMenuKeys, type Menu } from './mega-menu-keys'
import { MegaMenuTop } from './mega-menu-top'
import { useMenuRows } from './use-menu-rows'

type MegaMenuListProps = {
  id: string
  tops: CategoryNode[]
  menu: Menu
  /** Opened by the arrow key, which moves into it. */
  isEntered: boolean
}

/** The open menu: top categories, the active one with its flyout. */
export function MegaMenuList({ id, tops, menu, isEntered }: MegaMenuListProps) {
  const root = useRef<HTMLDivElement>(null)
  const rows = useMenuRows(menu)
  const wasEntered = useRef(isEntered)
  useEffect(() => {
    if (wasEntered.current) root.current?.querySelector('a')?.focus()
  }, [])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the links within
    <div
      id={id}
      ref={root}
      className={s.menu}
      onPointerMove={rows.handleMove}
      onKeyDown={(event) => handleMenuKeys(event, menu)}
    >
      <ul className={s.list}>
        {tops.map((top) => (
          <MegaMenuTop key={top.id} top={top} menu={menu} rows={rows} />
        ))}
      </ul>
    </div>
  )
}
