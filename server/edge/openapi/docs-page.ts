import { createHash } from 'node:crypto'
import { html, raw } from 'hono/html'
import type { oas31 } from 'zod-openapi'
import { contentView, type Operation, operationView } from './docs-operation'
import { type Html, schemaView } from './docs-schema'
import { DOCS_STYLE } from './docs-style'

const styleHash = createHash('sha256').update(DOCS_STYLE).digest('base64')
/** The page has one style sheet, no script, no picture, and goes into no frame. */
export const DOCS_POLICY = `default-src 'none'; style-src 'sha256-${styleHash}'; frame-ancestors 'none'; base-uri 'none'`

function operationsIn({ paths = {} }: oas31.OpenAPIObject): Operation[] {
  return Object.entries(paths).flatMap(([path, { get, post }]) => [
    ...(get ? [{ ...get, method: 'GET', path }] : []),
    ...(post ? [{ ...post, method: 'POST', path }] : []),
  ])
}

/** A component under its name, which links lead to. */
const component = (name: string, content: Html | Html[]) => html`<details>
<summary><strong>${name}</strong></summary><div id="${name}">${content}</div>
</details>`

function componentsView({ schemas, responses, parameters }: oas31.ComponentsObject): Html {
  const named = Object.entries(schemas ?? {}).map(([name, schema]) =>
    component(name, html`<p>${schema.description}</p>${schemaView(schema)}`),
  )
  const refusals = Object.entries(responses ?? {}).map(([name, response]) =>
    component(
      name,
      '$ref' in response
        ? []
        : html`<p>${response.description}</p>${contentView(response.content)}`,
    ),
  )
  const headers = Object.entries(parameters ?? {}).map(([name, parameter]) =>
    component(
      name,
      '$ref' in parameter
        ? []
        : html`<p><code>${parameter.name}</code> in ${parameter.in}. ${parameter.description}</p>`,
    ),
  )
  return html`<h2 id="headers">Headers</h2>${headers}
<h2 id="refusals">Refusals</h2>${refusals}
<h2 id="schemas">Schemas</h2>${named}`
}

/** The description as one page without scripts. */
export function docsPage(document: oas31.OpenAPIObject): string {
  const { info, tags = [], components = {} } = document
  const operations = operationsIn(document)
  const areas = tags.map(
    ({ name, description }) => html`<h2 id="area-${name}">${name}</h2>
<p>${description}</p>
${operations.filter((operation) => operation.tags?.includes(name)).map(operationView)}`,
  )
  return String(html`<!doctype html>
<html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${info.title} ${info.version}</title><style>${raw(DOCS_STYLE)}</style></head><body>
<h1>${info.title} ${info.version}</h1>
<p>${info.description}</p>
<p><a href="/api/openapi.json">openapi.json</a></p>
<nav>${tags.map(({ name }) => html`<a href="#area-${name}">${name}</a>`)}
<a href="#headers">Headers</a><a href="#refusals">Refusals</a><a href="#schemas">Schemas</a></nav>
${areas}${componentsView(components)}
</body></html>`)
}
