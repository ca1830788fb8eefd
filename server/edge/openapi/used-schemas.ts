import type { oas31 } from 'zod-openapi'

const SUFFIX = /Output$/
const refTo = (name: string) => `#/components/schemas/${name}`

/** Every reference below a value, changed by a function. */
function mapRefs(value: unknown, change: (ref: string) => string): void {
  if (typeof value !== 'object' || value === null) return
  if ('$ref' in value && typeof value.$ref === 'string') value.$ref = change(value.$ref)
  for (const inner of Object.values(value)) mapRefs(inner, change)
}

/**
 * The document without schemas nobody refers to. zod-openapi makes two of each that differs between
 * input and output, `Shop` and `ShopOutput`; where only the second is used, it takes the plain name.
 */
export function withUsedSchemas(made: oas31.OpenAPIObject): oas31.OpenAPIObject {
  // A copy, in which no two places share an object that is changed below.
  const document: oas31.OpenAPIObject = JSON.parse(JSON.stringify(made))
  const { schemas = {} } = document.components ?? {}
  const used = new Set<string>()
  const note = (ref: string) => {
    used.add(ref)
    return ref
  }
  mapRefs(document.paths, note)
  mapRefs(document.components?.responses, note)
  // A schema is used by those that are used: again until nothing is added.
  for (let size = -1; size < used.size; ) {
    size = used.size
    for (const [name, schema] of Object.entries(schemas)) {
      if (used.has(refTo(name))) mapRefs(schema, note)
    }
  }
  const kept = Object.keys(schemas).filter((name) => used.has(refTo(name)))
  const plain = (name: string) => {
    const short = name.replace(SUFFIX, '')
    return used.has(refTo(short)) ? name : short
  }
  const renamed = new Map(kept.map((name) => [refTo(name), refTo(plain(name))]))
  mapRefs(document, (ref) => renamed.get(ref) ?? ref)
  const entries = Object.entries(schemas)
    .filter(([name]) => kept.includes(name))
    .map(([name, schema]) => [plain(name), schema] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1))
  return {
    ...document,
    components: { ...document.components, schemas: Object.fromEntries(entries) },
  }
}
