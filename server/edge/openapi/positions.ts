import type { oas31 } from 'zod-openapi'

export type Schema = oas31.SchemaObject | oas31.ReferenceObject
export type Property = { schema: Schema; name: string; at: string }

/** A schema that stands at the root of positions: a named one, or what a call takes or answers. */
export type Root = { at: string; schema: Schema }

/**
 * Every property below a schema, with its position: `Order.invoice.kind`, `Cart.shops[].lines`,
 * `{}` for the values of a record. Named schemas are not entered: they are roots themselves.
 */
export function propertiesOf({ at, schema }: Root): Property[] {
  if ('$ref' in schema) return []
  const { properties = {}, items, additionalProperties, anyOf = [], oneOf = [] } = schema
  const below = Object.entries(properties).flatMap(([name, property]) => {
    const root = { at: `${at}.${name}`, schema: property }
    return [{ ...root, name }, ...propertiesOf(root)]
  })
  const inner = [
    ...[...anyOf, ...oneOf].map((option) => ({ at, schema: option })),
    ...(typeof items === 'object' ? [{ at: `${at}[]`, schema: items }] : []),
    ...(typeof additionalProperties === 'object'
      ? [{ at: `${at}{}`, schema: additionalProperties }]
      : []),
  ]
  return [...below, ...inner.flatMap(propertiesOf)]
}

const schemaOf = (content: oas31.ContentObject | undefined) => content?.['application/json']?.schema

function rootsOfCall({ operationId: name, requestBody, responses }: oas31.OperationObject): Root[] {
  const taken = requestBody && 'content' in requestBody ? schemaOf(requestBody.content) : undefined
  const answer = responses?.['200']
  const envelope = answer && 'content' in answer ? schemaOf(answer.content) : undefined
  const answered = envelope && 'properties' in envelope ? envelope.properties?.data : undefined
  return [
    ...(taken ? [{ at: `${name}.input`, schema: taken }] : []),
    ...(answered ? [{ at: `${name}.output`, schema: answered }] : []),
  ]
}

/** The named schemas of a document, and what its calls take and answer. */
export function rootsOf({ components, paths }: oas31.OpenAPIObject): Root[] {
  const named = Object.entries(components?.schemas ?? {})
  const calls = Object.values(paths ?? {}).flatMap(({ get, post }) => [get, post])
  return [
    ...named.map(([at, schema]) => ({ at, schema })),
    ...calls.flatMap((call) => (call ? rootsOfCall(call) : [])),
  ]
}
