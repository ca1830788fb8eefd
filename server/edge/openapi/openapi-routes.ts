import { Hono } from 'hono'
import { ENDPOINTS } from '@/contract/endpoints'
import { OPERATIONS } from '@/contract/operations/all-operation-calls'
import { DOCS_POLICY, docsPage } from './docs-page'
import { openApiDocument } from './document'

/** Made at the first request: neither changes in the life of a process. */
function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}

const document = once(() => openApiDocument([...ENDPOINTS, ...OPERATIONS]))
const json = once(() => JSON.stringify(document()))
const page = once(() => docsPage(document()))

/** The contract in OpenAPI, for programs and for people. */
export function openApiRoutes(): Hono {
  const app = new Hono()
  app.get('/api/openapi.json', (context) =>
    context.body(json(), 200, { 'Content-Type': 'application/json' }),
  )
  app.get('/api/docs', (context) =>
    context.html(page(), 200, { 'Content-Security-Policy': DOCS_POLICY }),
  )
  return app
}
