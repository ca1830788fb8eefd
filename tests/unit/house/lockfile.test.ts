import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { nameOf, packages } from '../../support/lockfile'

/** Where Node would find a dependency of a package: beside it, or further up. */
function findEntry(from: string, name: string): string | undefined {
  const levels = from.split('node_modules/')
  const folders = levels.map((_, at) => levels.slice(0, levels.length - at).join('node_modules/'))
  return ['', ...folders]
    .map((folder) => `${folder}${folder && !folder.endsWith('/') ? '/' : ''}node_modules/${name}`)
    .find((path) => path in packages)
}

/** Lowest versions without a known weakness. */
const FLOORS: Record<string, string> = {
  next: '16.3.8',
  react: '19.2.6',
  axios: '1.21.1',
  'js-cookie': '3.0.7',
  hono: '4.12.25',
  '@hono/node-server': '2.0.5',
}

/**
 * Programs of other platforms, which the registry of the last change did not have. On one that has them
 * `node .ci/complete-lock.mjs` fills them in, and these two lines go.
 */
const KNOWN_UNCHECKED = /^node_modules\/(@biomejs\/cli|@next\/swc|@oxc-parser\/binding)-/
const KNOWN_UNCHECKED_MAX = 27

/** Packages with an install script, and why they work without it. */
const NEEDLESS_SCRIPTS = {
  '@alicloud/openapi-core': 'installs other packages for Node 10 and 12, nothing for newer ones',
  esbuild: 'links its program a little faster; without the link it is found all the same',
  msw: 'copies a service worker for browsers, which the tests do not use',
}

describe('package-lock.json', () => {
  // An install on one platform can drop the others' packages, and then `npm ci` refuses everywhere.
  it('contains the packages of every platform', () => {
    const missing = Object.entries(packages).flatMap(([path, entry]) =>
      Object.keys({ ...entry.dependencies, ...entry.optionalDependencies })
        .filter((name) => !findEntry(path, name))
        .map((name) => `${path} -> ${name}`),
    )
    expect(missing).toEqual([])
  })

  it('names no registry host and has integrity checksums', () => {
    const entries = Object.entries(packages).filter(([path]) => path !== '')
    expect(entries.filter(([, { resolved }]) => resolved).map(([path]) => path)).toEqual([])
    const unchecked = entries.filter(([, entry]) => !entry.integrity).map(([path]) => path)
    expect(unchecked.filter((path) => !KNOWN_UNCHECKED.test(path))).toEqual([])
    expect(unchecked.length).toBeLessThanOrEqual(KNOWN_UNCHECKED_MAX)
  })

  it.each(Object.entries(FLOORS))('has %s at least at %s', (name, floor) => {
    const version = packages[`node_modules/${name}`]?.version ?? '0.0.0'
    const compare = new Intl.Collator('en', { numeric: true }).compare
    expect(compare(version, floor)).toBeGreaterThanOrEqual(0)
  })

  it('contains neither xlsx nor plain-crypto-js', () => {
    expect(
      Object.keys(packages).filter((path) => /node_modules\/(xlsx|plain-crypto-js)$/.test(path)),
    ).toEqual([])
  })

  // `.npmrc` switches install scripts off: a package may not run code by being installed. One that
  // needs its script is built by name (`npm rebuild <name> --ignore-scripts=false`) and says so here.
  it('contains install scripts of known packages alone, and none of them runs', () => {
    const withScripts = Object.entries(packages)
      .filter(([, { hasInstallScript }]) => hasInstallScript)
      .map(([folder]) => nameOf(folder))
    expect([...new Set(withScripts)].sort()).toEqual(Object.keys(NEEDLESS_SCRIPTS))
    expect(readFileSync('.npmrc', 'utf8').split('\n')).toContain('ignore-scripts=true')
  })
})
