import Router from 'next/router'
import type { MouseEvent, PointerEvent, ReactNode } from 'react'

type Click = MouseEvent<HTMLAnchorElement>

export type MallLinkProps = {
  href: string
  children: ReactNode
  className?: string | undefined
  /** Preloads the data of the next page; called when pointer or focus rest on the link. */
  onWarm?: (() => unknown) | undefined
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

/** A pointer rests this long on a link before anything is preloaded: a sweep asks for nothing, ms. */
const DWELL_MS = 50

let dwell: ReturnType<typeof setTimeout> | undefined
/** Between a press that already started the transition and the click that ends it, the link that was pressed. */
let pressed: HTMLAnchorElement | null = null

function isPlain(event: Click): boolean {
  const isModified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
  return event.button === 0 && !isModified && Router.router !== null
}

function go(anchor: HTMLAnchorElement) {
  const href = anchor.getAttribute('href') ?? '/'
  void Router.push(href, undefined, { scroll: anchor.dataset.inPlace === undefined })
}

const noteFailure = (error: unknown) => console.info('link', error)

/**
 * Navigates when the primary button of a mouse goes down, not when it comes up: the transition gains
 * the time the button is held (docs/decisions/040).
 */
function startLink(event: PointerEvent<HTMLAnchorElement>): void {
  const { currentTarget: link, clientX: x, clientY: y } = event
  const press = { link, x, y, from: Router.asPath, isDragged: false }
  go(link)
  // A drag may begin before the rest is loaded.
  link.addEventListener('dragstart', () => (press.isDragged = true), { once: true })
  import('./dragged-link').then(({ watchDrag }) => watchDrag(press)).catch(noteFailure)
}

/** Ends a press in progress, or follows a link clicked by touch, pen or keyboard. Tells whether the press went. */
export function followLink(event: Click): boolean {
  const isDone = pressed === event.currentTarget && event.detail > 0
  pressed = null
  if (event.defaultPrevented || !isPlain(event)) return isDone
  event.preventDefault()
  if (!isDone) go(event.currentTarget)
  return isDone
}

function warmCode(href: string) {
  if (!Router.router) return
  void Router.prefetch(href)
  // The way back: of the page that was loaded first the router knows no list of files yet.
  void Router.prefetch(Router.asPath)
  // The page loads it anyway.
  import('./warm-styles').then(({ warmStyles }) => warmStyles(href)).catch(noteFailure)
}

/**
 * Link inside the mall. A plain anchor with handlers: pages hold hundreds of links, and
 * next/link costs each of them contexts and an effect on the server's and the browser's time.
 */
export function MallLink(props: MallLinkProps) {
  const { href, onWarm, isInPlace = false, onFollow, children, ...rest } = props
  const warm = () => {
    clearTimeout(dwell)
    onWarm?.()
    // The code of the page it stands on is there.
    if (!isInPlace) warmCode(href)
  }
  const warmSoon = () => {
    clearTimeout(dwell)
    dwell = setTimeout(warm, DWELL_MS)
  }
  return (
    <a
      {...rest}
      href={href}
      data-in-place={isInPlace ? '' : undefined}
      onPointerEnter={warmSoon}
      onPointerLeave={() => clearTimeout(dwell)}
      onFocus={({ currentTarget }) => {
        // The press that starts a link focuses it as well.
        if (pressed !== currentTarget) warmSoon()
      }}
      onPointerDown={(event) => {
        pressed = event.pointerType === 'mouse' && isPlain(event) ? event.currentTarget : null
        if (!pressed) return
        warm()
        startLink(event)
        onFollow?.()
      }}
      onClick={(event) => {
        if (!followLink(event)) onFollow?.()
      }}
    >
      {children}
    </a>
  )
}
