import { LRUCache } from 'lru-cache'

/** Texts of answers that are kept, characters: those of some hundred pages. */
const CHARS_MAX = 2 * 1024 * 1024

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/**
 * Answers that came before, for renderings, which change nothing in what they read: a body of the same text is not parsed
 * again, nor are its data read again, and both are the same objects to whoever compares.
 */
export function createKnownAnswers() {
  const bodies = new LRUCache<string, object>({
    maxSize: CHARS_MAX,
    sizeCalculation: (_, key) => key.length,
  })
  const results = new WeakMap<object, { result: unknown }>()

  return {
    /** The body that a text is for a call; `parse` makes it of one that is new. Not shared by calls: reading may mend it. */
    body(call: string, text: string, parse: () => unknown): unknown {
      const key = `${call} ${text}`
      const known = bodies.get(key)
      if (known) return known
      const body = parse()
      if (isObject(body)) bodies.set(key, body)
      return body
    },
    /** What the call reads in the data of its body; `read` reads what is new, and its failure is not kept. */
    result<T>(data: unknown, read: () => T): T {
      if (!isObject(data)) return read()
      const known = results.get(data) ?? { result: read() }
      results.set(data, known)
      // The same call made it of the same data.
      return known.result as T
    },
  }
}

export type KnownAnswers = ReturnType<typeof createKnownAnswers>
