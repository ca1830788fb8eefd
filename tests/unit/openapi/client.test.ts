import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import openapiTS from 'openapi-typescript'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ENDPOINTS } from '@/contract/endpoints'
import { openApiDocument } from '@/server/edge/openapi/document'

mkdirSync('.cache', { recursive: true })
const dir = mkdtempSync('.cache/openapi-client-')
afterAll(() => rmSync(dir, { recursive: true }))

let types = ''
beforeAll(async () => {
  const file = resolve(dir, 'openapi.json')
  writeFileSync(file, JSON.stringify(openApiDocument(ENDPOINTS)))
  types = await openapiTS(pathToFileURL(file))
  writeFileSync(join(dir, 'mall.ts'), types)
})

/** What the compiler says of a program that uses the generated types. */
function compile(program: string): string {
  const file = join(dir, 'program.ts')
  writeFileSync(file, `import type { components, operations, paths } from './mall'\n${program}`)
  const flags = ['--strict', '--noEmit', '--ignoreConfig', '--exactOptionalPropertyTypes']
  return spawnSync('node_modules/.bin/tsc', [...flags, file], { encoding: 'utf8' }).stdout
}

it('a client generated from openapi.json compiles with named types', () => {
  const program = `
    type Schemas = components['schemas']
    type Detail = paths['/api/product/getProductDetail']['post']
    type Answer = Detail['responses'][200]['content']['application/json']
    type Wanted = NonNullable<Detail['requestBody']>['content']['application/json']
    type Refusal = Schemas['Failure']['code']
    export const wanted: Wanted = { productId: 1 }
    export const titleOf = ({ data }: Answer): string => data.title
    export const product = ({ data }: Answer): Schemas['Product'] => data
    export const cheapest = (row: Schemas['SkuRow']): number => row.price
    export const codes: Refusal[] = [1001, 2001, 3110, 5003]
    export const orderLines = (order: Schemas['Order']): Schemas['OrderLine'][] => order.lines
    export const cartLines = (cart: Schemas['Cart']) => cart.shops.map(({ lines }) => lines)
    export type Submit = operations['submitOrder']['parameters']['header']['Idempotency-Key']
  `
  expect(compile(program)).toBe('')
})

it('a client generated from openapi.json refuses an unknown field', () => {
  const program = `export const wrong = (product: components['schemas']['Product']) => product.titel`
  expect(compile(program)).toContain("Property 'titel' does not exist")
})

it('generated types carry units in their descriptions', () => {
  expect(types).toMatch(/@description .*In 1\/10000 yuan\./)
})
