import { Modal } from 'antd'
import { type ReactNode, useEffect, useRef, useState } from 'react'

type DialogProps = {
  title: string
  children: ReactNode
  /** Footer buttons, always visible. */
  actions: ReactNode
  /** Called when Esc is pressed, or the cross. */
  onDismiss: () => void
}

/** An element and what it stands in, innermost first. */
function withAncestors(element: Element | null): HTMLElement[] {
  if (!(element instanceof HTMLElement) || element === document.body) return []
  return [element, ...withAncestors(element.parentElement)]
}

/** How long the list whose entry was changed may take to be loaded anew, ms. */
const CHANGED_MS = 5000

/**
 * Gives the focus back to the first of `places` that can have it. What was confirmed may have removed the button
 * that opened the dialog, at once or when its list has been loaded anew: the card or list it stood in then has the
 * focus, for Tab to go on from.
 */
function giveFocusBack(
  places: readonly HTMLElement[],
  options?: FocusOptions,
): HTMLElement | undefined {
  return places.find((place) => {
    if (!place.isConnected) return false
    if (place.tabIndex < 0) place.tabIndex = -1
    place.focus(options)
    return document.activeElement === place
  })
}

/** Gives the focus back, and again once what has it is removed, unless the buyer has moved on. */
function keepFocus(places: readonly HTMLElement[]) {
  let holder = giveFocusBack(places)
  const changes = new MutationObserver(() => {
    // The focus of what is removed falls to the page itself.
    const isLost = holder?.isConnected === false && document.activeElement === document.body
    // What the buyer reads by now stays where it is.
    if (isLost) holder = giveFocusBack(places, { preventScroll: true })
  })
  changes.observe(document.body, { childList: true, subtree: true })
  setTimeout(() => changes.disconnect(), CHANGED_MS)
}

const FIELDS = ['input:not([type="file"])', 'textarea', 'select']
  .map((one) => `${one}:enabled`)
  .join()

/**
 * Where a dialog begins: its first field, in a choice what is chosen; without fields the first button of its
 * foot, which changes nothing. The widget itself begins with the cross.
 */
function placeToBegin(body: Element, dialog: Element): HTMLElement | null {
  const field = body.querySelector<HTMLInputElement>(FIELDS)
  if (field?.type === 'radio') return body.querySelector<HTMLElement>('input:checked') ?? field
  if (field) return field
  const buttons = dialog.querySelectorAll<HTMLElement>('a[href], button:enabled')
  const isInFoot = (button: Element) =>
    !body.contains(button) &&
    (body.compareDocumentPosition(button) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
  return [...buttons].find(isInFoot) ?? null
}

/**
 * Takes the focus once the widget stands in the document, which is later than the dialog is rendered. Fields
 * that load later get it from the button that had it meanwhile, unless the buyer has moved on.
 */
function Body({ children }: Pick<DialogProps, 'children'>) {
  const body = useRef<HTMLDivElement>(null)
  const given = useRef<Element>(null)
  useEffect(() => {
    const dialog = body.current?.closest('[role="dialog"]')
    if (!body.current || !dialog) return
    if (given.current && given.current !== document.activeElement) return
    const place = placeToBegin(body.current, dialog)
    place?.focus()
    given.current = place
  })
  return <div ref={body}>{children}</div>
}

/** Modal dialog: open while rendered; returns the focus to where it was. */
export function Dialog({ title, children, actions, onDismiss }: DialogProps) {
  // Read before the dialog takes the focus.
  const [places] = useState(() => withAncestors(document.activeElement))
  useEffect(() => () => keepFocus(places), [places])
  return (
    <Modal
      open
      width={640}
      title={title}
      footer={actions}
      onCancel={onDismiss}
      // A click beside it is a slip more often than a wish: what was typed would be lost.
      mask={{ closable: false }}
    >
      <Body>{children}</Body>
    </Modal>
  )
}
