/** Opens the product API before the first request, so that a start that cannot work fails at once. */
export async function register() {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { productApi } = await import('./server/embedded')
  try {
    const api = await productApi()
    globalThis.__mallApi = api.fetch
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}
