import { html } from 'hono/html'
import type { Schema } from './positions'

export type Html = ReturnType<typeof html>

/** A link to the part of the page that shows a component. */
export function linkTo(ref: string): Html {
  const name = ref.slice(ref.lastIndexOf('/') + 1)
  return html`<a href="#${name}">${name}</a>`
}

/** A schema in a few words; named ones are links. */
function typeOf(schema: Schema): Html | string {
  if (schema.$ref) return linkTo(schema.$ref)
  if ('$ref' in schema) return ''
  const { type, items, anyOf, oneOf, enum: choices, const: only } = schema
  if (only !== undefined) return JSON.stringify(only)
  if (choices) return choices.map((choice) => JSON.stringify(choice)).join(' | ')
  const options = anyOf ?? oneOf
  if (options) return html`${options.map((one, at) => [at > 0 ? ' | ' : '', typeOf(one)])}`
  return items ? html`${typeOf(items)}[]` : String(type ?? 'any')
}

/** The objects a schema shows: itself, those of its elements, values and alternatives. */
function objectsIn(schema: Schema): Schema[] {
  if ('$ref' in schema) return []
  const { properties, items, anyOf = [], oneOf = [], additionalProperties: values } = schema
  if (properties) return [schema]
  const inner = [...anyOf, ...oneOf, ...(items ? [items] : [])]
  return [...inner, ...(typeof values === 'object' ? [values] : [])].flatMap(objectsIn)
}

function table(schema: Schema): Html {
  if ('$ref' in schema) return html``
  const { properties = {}, required = [] } = schema
  const rows = Object.entries(properties).map(
    ([name, property]) => html`<tr>
<td><code>${name}</code>${required.includes(name) ? '' : ' (optional)'}</td>
<td><code>${typeOf(property)}</code></td>
<td>${property.description ?? ''}${objectsIn(property).map(table)}</td>
</tr>`,
  )
  return html`<table>${rows}</table>`
}

/** A schema with everything in it; named schemas within it are links. */
export function schemaView(schema: Schema): Html {
  return html`<p><code>${typeOf(schema)}</code></p>${objectsIn(schema).map(table)}`
}
