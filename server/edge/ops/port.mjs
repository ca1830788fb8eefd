// Plain JavaScript, because `npm start` looks before anything is installed.
import { createServer } from 'node:net'

/**
 * Why nothing can listen there, in one line; null when the port is free.
 *
 * @param {number} port
 * @param {string} host
 * @returns {Promise<string | null>}
 */
export function portFault(port, host) {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', ({ code }) => {
      const reason = code === 'EADDRINUSE' ? 'is in use' : `cannot be used (${code})`
      resolve(`PORT ${port} on ${host} ${reason}`)
    })
    probe.listen(port, host, () => probe.close(() => resolve(null)))
  })
}
