import type { MouseEvent, PointerEvent as ReactPointerEvent } from 'react'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { Point } from './hover-intent'
import { isHeadingTo } from './hover-intent'

const OPEN_AFTER_MS = 120
const CLOSE_AFTER_MS = 250
/** How long a row waits while the pointer crosses it on the way to the panel. */
const CROSSING_MS = 220

function useTimer() {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return useCallback((ms: number, run: () => void) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(run, ms)
  }, [])
}

function isByMouse({ nativeEvent }: MouseEvent): boolean {
  return nativeEvent instanceof PointerEvent && nativeEvent.pointerType === 'mouse'
}

function useMenuState() {
  const [isOpen, setOpen] = useState(false)
  const [activeId, setActive] = useState<number | null>(null)
  const close = useCallback(() => {
    setOpen(false)
    setActive(null)
  }, [])
  return { isOpen, activeId, open: () => setOpen(true), activate: setActive, close }
}

/** Open state of the mega menu with hover intent; touch and keyboard act at once. */
export function useMegaMenu(isPinned: boolean) {
  const menu = useMenuState()
  const flyout = useRef<HTMLDivElement>(null)
  const last = useRef<Point>({ x: 0, y: 0 })
  const later = useTimer()
  const hover = (ms: number, run: () => void) => (event: ReactPointerEvent) => {
    if (event.pointerType !== 'touch') later(ms, run)
  }

  function handleRow(event: ReactPointerEvent, id: number) {
    const now = { x: event.clientX, y: event.clientY }
    const panel = flyout.current?.getBoundingClientRect()
    const isCrossing = panel !== undefined && isHeadingTo(panel, last.current, now)
    const first = menu.activeId === null ? OPEN_AFTER_MS : 0
    hover(isCrossing ? CROSSING_MS : first, () => menu.activate(id))(event)
  }

  return {
    ...menu,
    isShown: isPinned || menu.isOpen,
    flyout,
    handleRow,
    root: {
      onPointerMove: (event: ReactPointerEvent) => {
        last.current = { x: event.clientX, y: event.clientY }
      },
      // Coming back in time cancels the closing.
      onPointerEnter: hover(CLOSE_AFTER_MS, () => {}),
      onPointerLeave: hover(CLOSE_AFTER_MS, menu.close),
    },
    button: {
      onPointerEnter: hover(OPEN_AFTER_MS, menu.open),
      // A mouse has opened it by hovering already: its click must not close it again.
      onClick: (event: MouseEvent) => {
        if (menu.isOpen && !isByMouse(event)) menu.close()
        else menu.open()
      },
    },
  }
}
