/** Converts server times to this browser's clock, which may be days off. */
export type ServerClock = {
  /** Receives the Date header of an answer. */
  onServerDate(date: unknown): void
  /** A server time on this browser's clock, both epoch ms. */
  toLocal(serverTime: number): number
}

/** Estimates the server clock from the answers so far; until then both clocks are equal. */
export function createServerClock(now: () => number = Date.now): ServerClock {
  let aheadMs = 0
  return {
    onServerDate(date) {
      const serverTime = Date.parse(String(date))
      if (Number.isFinite(serverTime)) aheadMs = serverTime - now()
    },
    toLocal: (serverTime) => serverTime - aheadMs,
  }
}
