/**
 * Opens the product API before the first request, so that a start that cannot work fails at once,
 * and a place for rendered pages.
 */
export async function register() {
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { openForRendering } = await import('./server/embedded')
    const { pageCacheMs } = await import('./server/env')
    const { createPageCache } = await import('./services/page-cache')
    await openForRendering()
    const ttlMs = pageCacheMs(process.env)
    if (ttlMs > 0) globalThis.__mallPages = createPageCache(ttlMs)
  }
}
