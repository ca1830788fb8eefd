import {
  createDocument,
  type oas31,
  type ZodOpenApiOverride,
  type ZodOpenApiPathsObject,
} from 'zod-openapi'
import type { Endpoint } from '@/contract/endpoint'
import { TAGS } from './areas'
import { describeProperties } from './descriptions'
import { NAMED_SCHEMAS } from './named-schemas'
import { operationOf } from './operation'
import { OTHER_PATHS } from './other-paths'
import { REFUSAL_RESPONSES } from './refusals'
import { FAILURE, HEADERS, INFO, PARAMETERS, SECURITY_SCHEMES } from './shared-parts'
import { unitOf } from './units'
import { withUsedSchemas } from './used-schemas'

/** Says the unit of a value, and leaves out what zod says of every integer and open object. */
const tidy: ZodOpenApiOverride = ({ zodSchema, jsonSchema }) => {
  const unit = unitOf(zodSchema)
  if (unit) jsonSchema.description = unit
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
  // Fields beyond the known ones are allowed all the same; clients would get an index signature.
  if (jsonSchema.properties) delete jsonSchema.additionalProperties
}

/** The contract as an OpenAPI 3.1 document (/api/openapi.json). */
export function openApiDocument(endpoints: readonly Endpoint[]): oas31.OpenAPIObject {
  const paths: ZodOpenApiPathsObject = {}
  for (const endpoint of endpoints) {
    paths[endpoint.path] = { [endpoint.method.toLowerCase()]: operationOf(endpoint) }
  }
  const document = createDocument(
    {
      openapi: '3.1.0',
      info: INFO,
      servers: [{ url: '/', description: 'The mall that serves this description.' }],
      tags: TAGS,
      components: {
        schemas: { ...NAMED_SCHEMAS, Failure: FAILURE },
        parameters: PARAMETERS,
        headers: HEADERS,
        responses: REFUSAL_RESPONSES,
        securitySchemes: SECURITY_SCHEMES,
      },
      paths: { ...paths, ...OTHER_PATHS },
    },
    { override: tidy },
  )
  const pruned = withUsedSchemas(document)
  describeProperties(pruned)
  return pruned
}
