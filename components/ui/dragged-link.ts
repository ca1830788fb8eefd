import Router from 'next/router'

/** The last: the button came up before this was loaded. */
const ENDS = ['pointerup', 'dragend', 'pointermove'] as const

/** What a drag needs to know of the press that came before it. */
type Press = { link: HTMLAnchorElement; x: number; y: number; from: string; isDragged: boolean }

/** An invisible link to the same address under the pointer. */
function copyOf({ link, x, y }: Press): HTMLAnchorElement {
  const copy = document.createElement('a')
  copy.href = link.href
  copy.textContent = link.textContent
  copy.tabIndex = -1
  copy.ariaHidden = 'true'
  copy.style.cssText = `position:fixed;left:${x - 4}px;top:${y - 4}px;width:8px;height:8px;overflow:hidden;opacity:0;z-index:9999`
  return copy
}

/**
 * Lets a pressed link be dragged, and takes back the transition that the press started. Where the
 * next page has already removed the link, the browser drags a copy that takes its place.
 */
export function watchDrag(press: Press): void {
  const { link, from } = press
  const copy = copyOf(press)
  const replaceLink = () => {
    if (!link.isConnected) document.body.append(copy)
  }
  const takeBack = () => {
    if (Router.asPath !== from) Router.back()
    else void Router.replace(from, undefined, { shallow: true, scroll: false })
  }
  const end = ({ type, buttons }: MouseEvent) => {
    if (type === 'pointermove' && buttons > 0) return
    copy.remove()
    Router.events.off('routeChangeComplete', replaceLink)
    document.removeEventListener('dragstart', takeBack)
    for (const name of ENDS) document.removeEventListener(name, end)
  }
  if (press.isDragged) {
    takeBack()
    return
  }
  replaceLink()
  Router.events.on('routeChangeComplete', replaceLink)
  document.addEventListener('dragstart', takeBack)
  for (const name of ENDS) document.addEventListener(name, end)
}
