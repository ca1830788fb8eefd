import { createServer } from 'node:net'
import { OperatorError } from '@/server/kernel/operator-error'

/** Throws OperatorError when the port is not free. */
export function requireFreePort(port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', (error: NodeJS.ErrnoException) => {
      const reason = error.code === 'EADDRINUSE' ? 'is in use' : `cannot be used (${error.code})`
      reject(new OperatorError(`PORT ${port} on ${host} ${reason}`))
    })
    probe.listen(port, host, () => probe.close(() => resolve()))
  })
}
