import { expect, it } from 'vitest'
import { ENDPOINTS } from '@/contract/endpoints'
import { openApiDocument } from '@/server/edge/openapi/document'
import { propertiesOf, rootsOf } from '@/server/edge/openapi/positions'
import { contractComments } from '../../support/contract-comments'

const FILE = '../../../server/edge/openapi/comments.json'

it('contract comments are current (`npm run openapi` updates them)', async () => {
  const roots = rootsOf(openApiDocument(ENDPOINTS))
  const positions = roots.flatMap((root) => [root.at, ...propertiesOf(root).map(({ at }) => at)])
  const comments = contractComments(positions)
  await expect(`${JSON.stringify(comments, null, 1)}\n`).toMatchFileSnapshot(FILE)
})
