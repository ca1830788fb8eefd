/** What a child takes from its parent, of what jsdom itself passes on. */
const INHERITED: ReadonlySet<unknown> = new Set(['visibility', 'pointer-events', 'pointerEvents'])
/** The attributes that jsdom's own stylesheet hides and shows elements by. */
const STATES = ['hidden', 'open', 'type'] as const

/**
 * jsdom makes the whole style of an element and of all around it, matching every rule of the page, for
 * each property that is asked for, and a query by role asks for every element: more than half of the
 * time of these tests. Here a property is what the `style` attribute says, or else jsdom's own
 * stylesheet; that of an element of one name is made once. No other stylesheet is loaded in jsdom.
 */
export function answerStylesQuickly(): void {
  const ask = window.getComputedStyle.bind(window)
  const defaults = new Map<string, CSSStyleDeclaration>()

  /** The style of an element of this name in this state that has nothing else. */
  function defaultOf(element: Element): CSSStyleDeclaration {
    const states = STATES.filter((name) => element.hasAttribute(name))
    const kind = [element.localName, ...states.map((name) => element.getAttribute(name))].join(' ')
    const known = defaults.get(kind)
    if (known) return known
    const bare = document.createElement(element.localName)
    for (const name of states) bare.setAttribute(name, element.getAttribute(name) ?? '')
    document.documentElement.append(bare)
    const style = ask(bare)
    bare.remove()
    defaults.set(kind, style)
    return style
  }

  function answerOf(element: Element, property: string | symbol): unknown {
    const own = 'style' in element && Reflect.get(element.style as object, property)
    if (own && own !== 'inherit') return own
    const parent = INHERITED.has(property) && element.parentElement
    return parent ? answerOf(parent, property) : Reflect.get(defaultOf(element), property)
  }

  window.getComputedStyle = (element, pseudo) => {
    if (pseudo || !element.isConnected) return ask(element, pseudo)
    return new Proxy({} as CSSStyleDeclaration, {
      get: (_, key) =>
        key === 'getPropertyValue'
          ? (name: string) => answerOf(element, name) ?? ''
          : answerOf(element, key),
    })
  }
}
