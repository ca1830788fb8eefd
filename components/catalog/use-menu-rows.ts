import type { PointerEvent } from 'react'
import { useState } from 'react'
import { createTrail, isHeadingTo } from './hover-intent'
import type { Menu } from './mega-menu-keys'
import { OPEN_AFTER_MS } from './use-mega-menu'

/** Delay before a row opens while the pointer crosses it on the way to the panel. */
const CROSSING_MS = 220

/** Hover intent in the open menu: which top category the pointer means. */
export function useMenuRows(menu: Menu) {
  const [trail] = useState(createTrail)

  function handleRow(event: PointerEvent, id: number) {
    const now = { x: event.clientX, y: event.clientY }
    const before = trail.before(event.timeStamp)
    const panel = menu.flyout.current?.getBoundingClientRect()
    const isCrossing =
      panel !== undefined && before !== undefined && isHeadingTo(panel, before, now)
    const first = menu.activeId === null ? OPEN_AFTER_MS : 0
    menu.hover(isCrossing ? CROSSING_MS : first, () => menu.activate(id))(event)
  }

  return {
    handleRow,
    handleFlyout: menu.hover(0, () => {}),
    handleMove: (event: PointerEvent) =>
      trail.add({ x: event.clientX, y: event.clientY }, event.timeStamp),
  }
}

export type MenuRows = ReturnType<typeof useMenuRows>
