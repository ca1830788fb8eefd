/** An API in this process. */
export type InProcessApi = (request: Request) => Response | Promise<Response>

/**
 * A `fetch` over the API among its options. Like fetch, it rejects when its signal aborts, which a plain function call
 * would not do: SSR must not wait for ever. One for all clients, because axios keeps whatever fetch it was ever given,
 * and with it all that this holds.
 */
export function inProcessFetch(
  input: RequestInfo | URL,
  options?: RequestInit & { api?: InProcessApi },
): Promise<Response> {
  const request = new Request(input, options)
  const { signal } = request
  return new Promise((resolve, reject) => {
    if (signal.aborted) reject(signal.reason)
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
    Promise.resolve(options?.api?.(request) ?? Response.error()).then(resolve, reject)
  })
}
