// node .ci/node-versions.mjs [slice …]: runs slices of the tests on every Node the mall promises to run on.
// Without a slice: test:unit, test:component, test:api. PATH decides which Node npm and all it starts use.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, resolve } from 'node:path'

const VERSIONS = [20, 22, 24]
const SLICES = ['test:unit', 'test:component', 'test:api']

const { platform, arch, env, argv } = process
const slices = argv.length > 2 ? argv.slice(2) : SLICES

/** The folder of a Node's program, fetched from the registry once. */
function nodeFolder(version) {
  const home = resolve(`.cache/node-${version}`)
  const name = `node-${platform}-${arch}`
  const folder = `${home}/node_modules/${name}/bin`
  if (!existsSync(folder)) {
    const options = ['--prefix', home, '--no-save', '--no-package-lock', '--engine-strict=false']
    const { status } = spawnSync('npm', ['install', ...options, `${name}@${version}`], {
      stdio: 'inherit',
    })
    if (status !== 0) process.exit(1)
  }
  return folder
}

const results = VERSIONS.flatMap((version) => {
  const path = `${nodeFolder(version)}${delimiter}${env.PATH}`
  const own = { ...env, PATH: path }
  const exact = spawnSync('node', ['--version'], { env: own, encoding: 'utf8' }).stdout.trim()
  return slices.map((slice) => {
    console.log(`\n== ${exact} ${slice}`)
    const { status } = spawnSync('npm', ['run', '--silent', slice], { env: own, stdio: 'inherit' })
    return { name: `${exact} ${slice}`, isGreen: status === 0 }
  })
})
for (const { name, isGreen } of results) console.log(`${isGreen ? 'green' : 'RED  '} ${name}`)
process.exit(results.every(({ isGreen }) => isGreen) ? 0 : 1)
