/**
 * jsdom matches an element with every rule of the page each time its style is asked for, and a query
 * by role asks for the whole page. Nothing changes between two changes of the document.
 */
export function cacheComputedStyles(): void {
  const ask = window.getComputedStyle.bind(window)
  let known = new WeakMap<Element, CSSStyleDeclaration>()
  const forget = () => {
    known = new WeakMap()
  }
  const changes = new MutationObserver(forget)
  changes.observe(document, {
    attributes: true,
    characterData: true,
    childList: true,
    subtree: true,
  })
  window.getComputedStyle = (element, pseudo) => {
    // Those that were made in this very task are not with the observer yet.
    if (changes.takeRecords().length > 0) forget()
    if (pseudo || !element.isConnected) return ask(element, pseudo)
    const style = known.get(element) ?? ask(element)
    known.set(element, style)
    return style
  }
}
