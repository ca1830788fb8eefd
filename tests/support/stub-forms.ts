/** A request as the stub host received it. */
export type StubRequest = {
  method: string
  path: string
  query: URLSearchParams
  headers: Partial<Record<string, string | string[]>>
  body: unknown
}

/** A line of the cart, as far as it is the buyer's. */
export type StubLine = { id: string; skuId: unknown; qty: number; note: unknown }

/** What the stub host knows; tests change it. */
export type StubState = {
  /** The access token that is good now. */
  accessToken: string
  /** The refresh token that is good now. */
  refreshToken: string
  renewals: number
  history: { id: number; searchTerms: string }[]
  unread: number
  /** Lines that were put into the cart. */
  cart: StubLine[]
  /** Every call but getRepairInfo answers code 3110. */
  isRepairing: boolean
}

/** An answer: the envelope, or a text of another type, and its HTTP status. */
export type StubAnswer = { status: number; body: object | string; type?: string }
/** One call of the stub host. */
export type StubCall = (state: StubState, request: StubRequest) => StubAnswer

/** Success as this host says it: code 200, or no code at all. */
export const ok = (data: unknown): StubAnswer => ({
  status: 200,
  body: { code: 200, msg: 'success', data },
})
export const bare = (data: unknown): StubAnswer => ({ status: 200, body: { data } })
export const refuse = (
  status: number,
  msg: string,
  code: unknown = String(status),
): StubAnswer => ({
  status,
  body: { code, msg, data: null },
})

/** A field of a body, whatever came. */
export function field(body: unknown, name: string): unknown {
  return typeof body === 'object' && body !== null ? Reflect.get(body, name) : undefined
}

/** Answers whoever holds the access token. */
export const personal =
  (call: StubCall): StubCall =>
  (state, request) =>
    request.headers.authorization === `Bearer ${state.accessToken}`
      ? call(state, request)
      : refuse(401, 'token expired')
