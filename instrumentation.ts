/** Opens the product API before the first request, so that a start that cannot work fails at once. */
export async function register() {
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { openForRendering } = await import('./server/embedded')
    await openForRendering()
  }
}
