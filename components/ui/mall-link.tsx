import Router from 'next/router'
import type { FocusEvent, MouseEvent, PointerEvent, ReactNode } from 'react'

type Click = MouseEvent<HTMLAnchorElement>

export type MallLinkProps = {
  href: string
  children: ReactNode
  className?: string | undefined
  /** Preloads the data of the next page; called on hover or focus. */
  onWarm?: (() => void) | undefined
  /** Keeps the scroll position: filters, sort, view. */
  isInPlace?: boolean
  /** Called once when the link is followed, at the press: what it leads to may take the link away. */
  onFollow?: (() => void) | undefined
  title?: string | undefined
  rel?: string | undefined
  tabIndex?: number | undefined
  'aria-label'?: string | undefined
  'aria-current'?: 'page' | 'true' | undefined
  'aria-hidden'?: boolean | undefined
}

/** True between a press that already started the transition and the click that ends it. */
let isUnderWay = false

function isPlain(event: Click): boolean {
  const isModified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
  return event.button === 0 && !isModified && Router.router !== null
}

function go(anchor: HTMLAnchorElement) {
  const href = anchor.getAttribute('href') ?? '/'
  void Router.push(href, undefined, { scroll: anchor.dataset.inPlace === undefined })
}

/**
 * Navigates on press, not on release: the transition gains the time the button is held. The link
 * does not take the focus: painting the focus would delay the new page. Tells whether it went.
 */
function startLink(event: Click): boolean {
  if (!isPlain(event)) return false
  event.preventDefault()
  isUnderWay = true
  go(event.currentTarget)
  return true
}

/** Ends a press in progress, or follows a link clicked by keyboard. Tells whether the press went. */
export function followLink(event: Click): boolean {
  const isDone = isUnderWay && event.detail > 0
  isUnderWay = false
  if (event.defaultPrevented || !isPlain(event)) return isDone
  event.preventDefault()
  if (!isDone) go(event.currentTarget)
  return isDone
}

const noteFailure = (error: unknown) => console.info('styles', error)

function warmCode(event: PointerEvent<HTMLAnchorElement> | FocusEvent<HTMLAnchorElement>) {
  if (!Router.router) return
  const href = event.currentTarget.getAttribute('href') ?? '/'
  void Router.prefetch(href)
  // The page loads it anyway.
  import('./warm-styles').then(({ warmStyles }) => warmStyles(href)).catch(noteFailure)
}

/**
 * Link inside the mall. A plain anchor with three handlers: pages hold hundreds of links, and
 * next/link costs each of them contexts and an effect on the server's and the browser's time.
 */
export function MallLink(props: MallLinkProps) {
  const { href, onWarm, isInPlace = false, onFollow, children, ...rest } = props
  const warm = (event: PointerEvent<HTMLAnchorElement> | FocusEvent<HTMLAnchorElement>) => {
    warmCode(event)
    onWarm?.()
  }
  return (
    <a
      {...rest}
      href={href}
      data-in-place={isInPlace ? '' : undefined}
      onPointerEnter={warm}
      onFocus={warm}
      onMouseDown={(event) => {
        if (startLink(event)) onFollow?.()
      }}
      onClick={(event) => {
        if (!followLink(event)) onFollow?.()
      }}
    >
      {children}
    </a>
  )
}
