import { html } from 'hono/html'
import type { oas31 } from 'zod-openapi'
import { type Html, linkTo, schemaView } from './docs-schema'

export type Operation = oas31.OperationObject & { method: string; path: string }
type Referable<T> = T | oas31.ReferenceObject

function exampleView(value: unknown): Html {
  const text = JSON.stringify(value, null, 2)
  return html`<details><summary>Example</summary><pre>${text}</pre></details>`
}

/** What a body holds, for each media type. */
export function contentView(content: oas31.ContentObject = {}): Html[] {
  return Object.entries(content).map(
    ([type, { schema, example }]) => html`<p>${type}</p>
${schema ? schemaView(schema) : ''}${example === undefined ? '' : exampleView(example)}`,
  )
}

function parameterView(parameter: Referable<oas31.ParameterObject>): Html {
  if ('$ref' in parameter) return html`<li>${linkTo(parameter.$ref)}</li>`
  const { name, in: place, description = '' } = parameter
  return html`<li><code>${name}</code> in ${place}. ${description}</li>`
}

function responseView([status, response]: [string, Referable<oas31.ResponseObject>]): Html {
  if ('$ref' in response) return html`<li>${status} ${linkTo(response.$ref)}</li>`
  return html`<li>${status} ${response.description}${contentView(response.content)}</li>`
}

function authorizationOf({ security = [] }: Operation): string {
  const ways = security.map((schemes) => Object.keys(schemes).join(' and ') || 'none')
  return ways.length > 0 ? ways.join(' or ') : 'none'
}

function markOf(operation: Operation): Html | string {
  if (!('x-core' in operation)) return ''
  return html`<span class="mark">${operation['x-core'] ? 'core' : 'extra'}</span>`
}

/** A call: one line, which opens to everything about it. */
export function operationView(operation: Operation): Html {
  const { operationId, method, path, summary, description, requestBody, parameters } = operation
  const body = requestBody && 'content' in requestBody ? contentView(requestBody.content) : []
  return html`<details>
<summary><span class="method">${method}</span> <code>${path}</code> ${markOf(operation)}
<strong>${operationId}</strong> <span class="note">${summary}</span></summary>
<div id="${operationId}">
<p>${description}</p>
<p>Authorization: ${authorizationOf(operation)}</p>
<ul>${(parameters ?? []).map(parameterView)}</ul>
${body.length > 0 ? html`<h4>Request</h4>${body}` : ''}
<h4>Answers</h4>
<ul>${Object.entries(operation.responses ?? {}).map(responseView)}</ul>
</div>
</details>`
}
