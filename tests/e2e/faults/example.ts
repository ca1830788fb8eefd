import { execFile } from 'node:child_process'
import { findChromium } from '../../support/browser.mjs'
import { expect, type Target, test } from './target'

/** A test run inside a test: the runner tells its own processes from others by these. */
const OWN = /^(TEST_|PW|PLAYWRIGHT)/

/** Runs the example's tests against a mall; what the runner says. */
function runExample(shop: string): Promise<string> {
  const env = { ...process.env, MALL_URL: shop, CHROME_PATH: findChromium() ?? '' }
  for (const name of Object.keys(env)) if (OWN.test(name)) Reflect.deleteProperty(env, name)
  const args = ['playwright', 'test', '--reporter=line', '--workers=2']
  return new Promise((resolve) => {
    execFile('npx', args, { cwd: 'docs/examples/qa', env }, (_error, stdout, stderr) =>
      resolve(stdout + stderr),
    )
  })
}

/** The tests that testers are given to start from (docs/examples/qa) hold on a mall of FAULTS=1. */
export function example(target: () => Target) {
  test('the worked example passes, each worker in a world of its own', async () => {
    const said = await runExample(target().shop)
    expect(said).toMatch(/\d+ passed/)
    expect(said).not.toMatch(/\d+ (failed|flaky)/)
    expect((await target().controls.state()).scopes).toEqual([])
  })
}
