import { nodeRequire } from './node-require'

/**
 * Has pages written by React's build for Node: Next takes the one for edge runtimes, which encodes every piece of a page by
 * itself, and so takes a quarter more for a list (decision 055). Both write the same text. Throws where Next has loaded
 * its renderer, for then it is too late.
 */
export function writePagesForNode(): void {
  const require = nodeRequire()
  require('react-dom/server.node')
  const forNode = require.cache[require.resolve('react-dom/server.node')]
  const taken = require.resolve('react-dom/server.edge')
  const before = require.cache[taken]
  if (before && before !== forNode) throw new Error('Next has loaded its renderer already')
  require.cache[taken] = forNode
}
