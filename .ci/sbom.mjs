// Prints the production packages as a CycloneDX document: `npm run --silent sbom >sbom.json`.
// `npm sbom --omit dev` also leaves out what production and a development tool both need (antd), so
// all are asked for, and package-lock.json says which of them are for development alone.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

const FOLDER = 'node_modules/'

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'))
const kept = new Set(
  Object.entries(packages)
    .filter(([, { dev }]) => !dev)
    .map(([path, { name, version }]) => {
      return `${name ?? path.slice(path.lastIndexOf(FOLDER) + FOLDER.length)}@${version}`
    }),
)

const { status, stdout } = spawnSync(
  'npm',
  ['sbom', '--package-lock-only', '--sbom-format', 'cyclonedx'],
  { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'], maxBuffer: 64 * 1024 * 1024 },
)
if (status !== 0) process.exit(status ?? 1)

const all = JSON.parse(stdout)
const root = all.metadata.component['bom-ref']
const production = {
  ...all,
  components: all.components.filter((component) => kept.has(component['bom-ref'])),
  dependencies: all.dependencies
    .filter(({ ref }) => ref === root || kept.has(ref))
    .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((id) => kept.has(id)) })),
}
process.stdout.write(`${JSON.stringify(production, null, 2)}\n`)
