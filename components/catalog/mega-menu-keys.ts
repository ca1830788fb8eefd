import type { KeyboardEvent } from 'react'
import type { useMegaMenu } from './use-mega-menu'

export type Menu = ReturnType<typeof useMegaMenu>

type Place = {
  menu: Menu
  tops: HTMLElement[]
  leaves: HTMLElement[]
  /** Index of the focused item, -1 when none has the focus. */
  topAt: number
  leafAt: number
}

function placeOf(root: HTMLElement, menu: Menu): Place {
  const tops = [...root.querySelectorAll<HTMLElement>('[data-top]')]
  const leaves = [...(menu.flyout.current?.querySelectorAll<HTMLElement>('a') ?? [])]
  const here = document.activeElement
  const at = (links: HTMLElement[]) => (here instanceof HTMLElement ? links.indexOf(here) : -1)
  return { menu, tops, leaves, topAt: at(tops), leafAt: at(leaves) }
}

function activeTop({ menu, tops }: Place): HTMLElement | undefined {
  return tops.find((top) => Number(top.dataset.top) === menu.activeId)
}

function leaveFlyout(place: Place) {
  place.menu.activate(place.menu.activeId)
  activeTop(place)?.focus()
}

/** Moves among the top categories; an open flyout follows, as it does with the pointer. */
function moveTop({ menu, tops }: Place, to: number) {
  const top = tops[Math.max(0, Math.min(to, tops.length - 1))]
  top?.focus()
  if (top && menu.activeId !== null) menu.activate(Number(top.dataset.top))
}

function moveLeaf({ leaves }: Place, to: number) {
  leaves[Math.max(0, Math.min(to, leaves.length - 1))]?.focus()
}

const IN_TOPS: Record<string, (place: Place) => void> = {
  ArrowDown: (place) => moveTop(place, place.topAt + 1),
  ArrowUp: (place) => moveTop(place, place.topAt - 1),
  Home: (place) => moveTop(place, 0),
  End: (place) => moveTop(place, place.tops.length - 1),
  ArrowRight: ({ menu, tops, topAt }) =>
    menu.activate(Number(tops[topAt]?.dataset.top), { enter: true }),
  Escape: ({ menu }) => menu.activate(null),
}

const IN_FLYOUT: Record<string, (place: Place) => void> = {
  ArrowDown: (place) => moveLeaf(place, place.leafAt + 1),
  ArrowRight: (place) => moveLeaf(place, place.leafAt + 1),
  ArrowUp: (place) => moveLeaf(place, place.leafAt - 1),
  Home: (place) => moveLeaf(place, 0),
  End: (place) => moveLeaf(place, place.leaves.length - 1),
  ArrowLeft: leaveFlyout,
  Escape: (place) => {
    leaveFlyout(place)
    place.menu.activate(null)
  },
}

/** Arrow keys, Home and End in the open menu; Esc closes the flyout, a second Esc the menu. */
export function handleMenuKeys(event: KeyboardEvent<HTMLElement>, menu: Menu) {
  if (event.key === 'Escape' && menu.activeId === null) return // use-dismiss.ts
  const place = placeOf(event.currentTarget, menu)
  const keys = place.topAt >= 0 ? IN_TOPS : place.leafAt >= 0 ? IN_FLYOUT : {}
  const act = keys[event.key]
  if (!act) return
  event.preventDefault()
  event.stopPropagation()
  act(place)
}
