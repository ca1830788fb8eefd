/** Opens the product API before the first request, so that a start that cannot work fails at once. */
export async function register() {
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { writePagesForNode } = await import('./server/edge/page-writer')
    writePagesForNode()
    const { outliveLogReader } = await import('./server/edge/lost-reader')
    outliveLogReader([process.stdout, process.stderr])
    const { nameRequests, readTargets } = await import('./server/edge/incoming')
    readTargets()
    nameRequests()
    const { openForRequests } = await import('./server/edge/embedded')
    await openForRequests()
  }
}
