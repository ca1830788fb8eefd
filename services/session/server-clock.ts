/** Turns the server's times into this browser's, whose clock may be days off. */
export type ServerClock = {
  /** Hears the Date header of an answer. */
  hear(date: unknown): void
  /** A server time as this browser's clock shows it, both epoch ms. */
  toLocal(serverTime: number): number
}

/** A server clock known from the answers heard so far; until the first one both clocks agree. */
export function createServerClock(now: () => number = Date.now): ServerClock {
  let aheadMs = 0
  return {
    hear(date) {
      const serverTime = Date.parse(String(date))
      if (Number.isFinite(serverTime)) aheadMs = serverTime - now()
    },
    toLocal: (serverTime) => serverTime - aheadMs,
  }
}
