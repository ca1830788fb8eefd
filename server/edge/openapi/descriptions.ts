import type { oas31 } from 'zod-openapi'
import { labelsOf } from './code-labels'
import comments from './comments.json'
import { FIELD_WORDS } from './field-words'
import { type Property, propertiesOf, rootsOf, type Schema } from './positions'

/** The comments of the contract by position; written by `npm run openapi`. */
const COMMENTS: Readonly<Record<string, string>> = comments

/** The unit that the type of a value carries, also where it may be null or stands in a list. */
function unitOf(schema: Schema): string {
  if ('$ref' in schema || schema.properties) return ''
  if (schema.description) return schema.description
  const inner = [...(schema.anyOf ?? []), ...(schema.items ? [schema.items] : [])]
  return inner.map(unitOf).find(Boolean) ?? ''
}

/** A property in words: the contract's comment or what its name means anywhere, unit, codes. */
function wordsFor({ schema, name, at }: Property): string {
  const meaning = COMMENTS[at] ?? FIELD_WORDS[name] ?? ''
  const unit = unitOf(schema)
  const labels = labelsOf({ at, name })
  return [meaning, unit, labels && `Codes: ${labels}.`].filter(Boolean).join(' ')
}

/** Gives every property and every named schema of a document its description. */
export function describeProperties(document: oas31.OpenAPIObject): void {
  for (const root of rootsOf(document)) {
    const own = COMMENTS[root.at]
    if (own && !('$ref' in root.schema)) root.schema.description = own
    for (const property of propertiesOf(root)) {
      const words = wordsFor(property)
      if (words) property.schema.description = words
    }
  }
}
