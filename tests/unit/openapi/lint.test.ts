import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { ENDPOINTS } from '@/contract/endpoints'
import { OPERATIONS } from '@/contract/operations/all-operation-calls'
import { openApiDocument } from '@/server/edge/openapi/document'

const dir = mkdtempSync(join(tmpdir(), 'openapi-lint-'))
afterAll(() => rmSync(dir, { recursive: true }))

/** What `redocly lint` says of a document under the rules of redocly.yaml. */
function lint(document: object) {
  const file = join(dir, 'openapi.json')
  writeFileSync(file, JSON.stringify(document))
  const args = ['lint', file, '--config', 'redocly.yaml', '--format', 'json']
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' }
  const { stdout } = spawnSync('node_modules/.bin/redocly', args, { env, encoding: 'utf8' })
  const { totals, problems } = JSON.parse(stdout)
  return { totals, rules: problems.map(({ ruleId }: { ruleId: string }) => ruleId) }
}

const document = openApiDocument([...ENDPOINTS, ...OPERATIONS])

it('openapi.json passes the recommended lint rules without warnings', () => {
  expect(lint(document)).toEqual({ totals: { errors: 0, warnings: 0, ignored: 0 }, rules: [] })
})

it('lint reports a document without servers', () => {
  const { servers: _, ...rest } = document
  expect(lint(rest).rules).toEqual(['no-empty-servers'])
})
