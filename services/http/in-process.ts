type Answer = (request: Request) => Response | Promise<Response>

/**
 * A `fetch` over an API in this process. Like fetch, it rejects when its signal aborts, which
 * a plain function call would not do: SSR must not wait for ever.
 */
export function inProcessFetch(answer: Answer): typeof fetch {
  return (input, init) => {
    const request = new Request(input, init)
    const { signal } = request
    return new Promise((resolve, reject) => {
      if (signal.aborted) reject(signal.reason)
      signal.addEventListener('abort', () => reject(signal.reason), { once: true })
      Promise.resolve(answer(request)).then(resolve, reject)
    })
  }
}
