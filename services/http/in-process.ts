type Answer = (request: Request) => Response | Promise<Response>

/**
 * A `fetch` that calls an API in this process. It keeps fetch's promise to reject when its signal
 * aborts, which a plain function call would not: rendering must not wait for ever.
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
