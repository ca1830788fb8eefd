import { ENDPOINTS } from '@/contract/endpoints'
import { openApiDocument } from '@/server/edge/openapi/document'

let described: Map<string, Set<number>> | undefined

/** The statuses OpenAPI describes, by method and path. */
function statuses(): Map<string, Set<number>> {
  const { paths = {} } = openApiDocument(ENDPOINTS)
  const entries = ENDPOINTS.map(({ method, path }) => {
    const operation = paths[path]?.[method === 'GET' ? 'get' : 'post']
    const known = Object.keys(operation?.responses ?? {}).map(Number)
    return [`${method} ${path}`, new Set(known)] as const
  })
  return new Map(entries)
}

/** Throws when a call answers with a status that its description does not have. */
export function requireDescribed(method: string, path: string, status: number): void {
  described ??= statuses()
  const known = described.get(`${method} ${path.split('?')[0]}`)
  if (known && !known.has(status)) {
    throw new Error(`${method} ${path} answered ${status}, which OpenAPI does not describe`)
  }
}
