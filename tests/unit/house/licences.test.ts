import { spawnSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { nameOf, packages } from '../../support/lockfile'

/** Licences a server may be run under without terms for what it serves. */
const ALLOWED = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  // libvips, which sharp loads as a library of its own.
  'LGPL-3.0-or-later',
  'MIT',
  // The Chinese font of printed documents.
  'OFL-1.1',
  // As permissive as BSD; argparse, which js-yaml's command line takes.
  'PSF-2.0',
  'Unlicense',
]

/** What packages say in other words than SPDX's. */
const OTHER_WORDS: Record<string, string> = {
  'Apache License 2.0': 'Apache-2.0',
  'MIT,Apache2': 'MIT OR Apache-2.0',
}

/** Packages whose metadata name no licence; read in their files. */
const UNNAMED = [
  { name: /^png-js$/, licence: 'MIT' },
  { name: /^@next\/swc-/, licence: 'MIT' },
]

function licenceOf(folder: string) {
  const said = String(packages[folder]?.license ?? '')
  const unnamed = UNNAMED.find(({ name }) => name.test(nameOf(folder)))?.licence ?? ''
  return (OTHER_WORDS[said] ?? (said || unnamed)).replace(/^\(|\)$/g, '')
}

/** Whether an SPDX expression of ANDs and ORs can be met with allowed licences. */
function isAllowed(licence: string) {
  return licence.split(' OR ').some((way) => way.split(' AND ').every((id) => ALLOWED.includes(id)))
}

const production = Object.entries(packages)
  .filter(([folder, { dev }]) => folder && !dev)
  .map(([folder, { version }]) => ({
    id: `${nameOf(folder)}@${version}`,
    licence: licenceOf(folder),
  }))

const SBOM = z.object({
  components: z.array(
    z.object({ 'bom-ref': z.string(), hashes: z.array(z.object({ alg: z.string() })).optional() }),
  ),
})

/** Programs of other platforms without a checksum in the lock file (lockfile.test.ts). */
const UNCHECKED_MAX = 4

function licencesPage() {
  const licences = [...new Set(production.map(({ licence }) => licence))].sort()
  const sections = licences.map((licence) => {
    const ids = production.filter((one) => one.licence === licence).map(({ id }) => id)
    return `## ${licence}\n${[...new Set(ids)].sort().join(', ')}\n`
  })
  return `# Licences of production packages

What a mall in production is made of besides its own code (MIT), by licence; packages of other
platforms included. Written by \`npm run licences\` from \`package-lock.json\`; \`npm run --silent sbom\`
prints the same as a CycloneDX document, with checksums.

${sections.join('\n')}`
}

describe('licences of production packages', () => {
  it('are on the allowed list', () => {
    expect(production.length).toBeGreaterThan(300)
    expect(production.filter(({ licence }) => !isAllowed(licence))).toEqual([])
  })

  it('stand in docs/licences.md (`npm run licences` updates it)', async () => {
    await expect(licencesPage()).toMatchFileSnapshot('../../../docs/licences.md')
  })

  it('are the packages of `npm run sbom`, each with its checksum', () => {
    const { stdout } = spawnSync('npm', ['run', '--silent', 'sbom'], { encoding: 'utf8' })
    const { components } = SBOM.parse(JSON.parse(stdout))
    const ids = components.map((component) => component['bom-ref'])
    expect(ids.sort()).toEqual([...new Set(production.map(({ id }) => id))].sort())
    expect(components.filter(({ hashes }) => !hashes?.length).length).toBeLessThanOrEqual(
      UNCHECKED_MAX,
    )
  })
})
