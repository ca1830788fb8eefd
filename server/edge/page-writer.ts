import { nodeRequire } from './node-require'

type Page = ReadableStream<Uint8Array> & { allReady: Promise<void> }
/** Of what React exports for Node. */
type Writer = {
  renderToString(element: unknown): string
  renderToReadableStream(element: unknown): Promise<Page>
}

/** What React writes in the place of a part that it leaves to the browser, because it failed or waits for something. */
const LEFT = '<!--$!-->'
/** React's stream begins a document with it, its string does not. */
const DOCTYPE = '<!DOCTYPE html>'

/** Tells the module that was put in place from React's own. */
const OURS = Symbol.for('mall.page-writer')

/** A page's whole text, unless a part of it fails or has to be waited for. */
function writeAtOnce(element: unknown, { renderToString }: Writer): string | null {
  try {
    const text = renderToString(element)
    if (text.includes(LEFT)) return null
    return text.startsWith('<html') ? DOCTYPE + text : text
  } catch {
    return null
  }
}

/** A text as React's stream gives it. */
function streamOf(text: string): Page {
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(new TextEncoder().encode(text))
      controller.close()
    },
  })
  return Object.assign(stream, { allReady: Promise.resolve() })
}

/** `renderToReadableStream` for a reader who waits for the whole page, as Next does: what can be written at once is. */
const wholePages =
  (writer: Writer) =>
  async (element: unknown): Promise<Page> => {
    const text = writeAtOnce(element, writer)
    return text === null ? writer.renderToReadableStream(element) : streamOf(text)
  }

/**
 * Has pages written by React's build for Node, and as one text: Next takes the build for edge runtimes, and a stream
 * whose end it waits for; either encodes every piece of a page by itself, which takes longer than writing it
 * (decision 055). All write the same. Throws where Next has loaded its renderer, for then it is too late.
 */
export function writePagesForNode(): void {
  const require = nodeRequire()
  const forNode = require('react-dom/server.node')
  const taken = require.resolve('react-dom/server.edge')
  const before = require.cache[taken]
  if (before?.exports[OURS]) return
  if (before) throw new Error('Next has loaded its renderer already')
  const loaded = require.cache[require.resolve('react-dom/server.node')]
  const exports = { ...forNode, renderToReadableStream: wholePages(forNode), [OURS]: true }
  require.cache[taken] = Object.assign(Object.create(loaded ?? null), { exports })
}
