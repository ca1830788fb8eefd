import { useLayoutEffect } from 'react'

const TEXT_FIELDS = 'input:not([type=checkbox],[type=radio]),textarea'
/** Elsewhere a press does something at once, and the browser restores marks of an earlier visit. */
const MARKS_OF_FORMS = '[method=post] [type=checkbox]'

type TextField = HTMLInputElement | HTMLTextAreaElement

/** The browser's own setter: React takes a value set through the element for its own doing. */
function setAsTyped(field: TextField, text: string) {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text)
}

const tell = (field: Element) => field.dispatchEvent(new Event('input', { bubbles: true }))

/** A field as it was found: what the server sent in it, and what was typed. */
type Found = Pick<TextField, 'defaultValue' | 'value' | 'selectionEnd'>

/** Types a text again, and leaves the field as the visitor has. The first event only hydrates what React has put off. */
function retype(field: TextField, { defaultValue, value, selectionEnd }: Found) {
  // Of what is typed on since, React has heard the whole.
  if (field.value !== value && field.value !== defaultValue) return
  field.value = defaultValue
  tell(field)
  setAsTyped(field, value)
  tell(field)
  if (selectionEnd !== null) field.setSelectionRange(selectionEnd, selectionEnd)
  if (field === document.activeElement) return
  field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
}

/** Presses a mark again, as `retype` types: React may note its state only with the first event. */
function markAgain(field: HTMLInputElement) {
  tell(field)
  field.checked = field.defaultChecked
  field.click()
}

/** What does again, with React listening, what was done to a page as the server sent it. */
function collectInput(): (() => void)[] {
  const replays: (() => void)[] = []
  for (const field of document.querySelectorAll<TextField>(TEXT_FIELDS)) {
    const { value, defaultValue, selectionEnd } = field
    const found = { defaultValue, value, selectionEnd }
    if (value !== defaultValue) replays.push(() => retype(field, found))
  }
  for (const field of document.querySelectorAll<HTMLInputElement>(MARKS_OF_FORMS)) {
    if (field.checked !== field.defaultChecked) replays.push(() => markAgain(field))
  }
  return replays
}

/**
 * Keeps what is typed before a page is hydrated: React renders its own values over it without having heard of it, and
 * a slow line leaves seconds for that.
 */
export function useInputBeforeHydration() {
  useLayoutEffect(() => {
    // Read before anything is rendered again; events are heard at once only when React is not at work.
    const replays = collectInput()
    const timer = setTimeout(() => {
      for (const replay of replays) replay()
    })
    return () => clearTimeout(timer)
  }, [])
}
