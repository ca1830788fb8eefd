import { startTransition } from 'react'
import client, { type Root } from 'react-dom/client'

const { hydrateRoot } = client

/**
 * Next hydrates a page in one piece, during which a phone neither scrolls nor answers for up to half a second. In a
 * transition React pauses every 5 ms, and hydrates at once what is pressed; the App Router does the same
 * (docs/decisions/047).
 */
client.hydrateRoot = (...page) => {
  const roots: Root[] = []
  startTransition(() => {
    roots.push(hydrateRoot(...page))
  })
  const [root] = roots
  if (!root) throw new Error('the page was not hydrated')
  return root
}
