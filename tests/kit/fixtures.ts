import type { test } from '@playwright/test'
import type { LoginInfo } from '@/contract/account/oauth-calls'
import { FAULT_SCOPE } from '@/contract/constants'
import { type FaultControls, faultControls } from './controls'
import { chooseArea, enterWorld, keepTokens } from './cookies'
import { type Account, tokensOf } from './sign-in'

type WorkerFixtures = {
  /** Base URL of the product API where it is not the mall's; an option. */
  apiURL: string
  /** Name of the worker's world; another test's faults, clock and data are not in it. */
  scope: string
  /** Everything a tester may steer in the worker's world. */
  controls: FaultControls
}

type TestFixtures = {
  faults: Pick<FaultControls, 'arm' | 'disarm' | 'maintenance' | 'expireTokens' | 'reset'>
  clock: { shift(ms: number): Promise<unknown> }
  scenario: FaultControls['scenario']
  outbox: Pick<FaultControls, 'codeFor'>
  /** Signs the browser in, as demo unless told, without the form. */
  signIn(account?: Account): Promise<LoginInfo>
}

/** Making a world takes a busy machine some seconds. */
const WORLD_MS = 60_000

type Info = { project: { use: { baseURL?: string | undefined } } }
const shopOf = ({ project }: Info) => project.use.baseURL ?? ''

/**
 * Playwright's test in a world of its own: each worker has one, which every test finds reset. It is
 * handed the runner's own `test`, because two copies of Playwright in one run refuse to work.
 */
export function mallTest(base: typeof test) {
  return base.extend<TestFixtures, WorkerFixtures>({
    apiURL: ['', { option: true, scope: 'worker' }],
    scope: [
      async ({ apiURL }, use, info) => {
        const scope = `worker-${info.parallelIndex}`
        const controls = faultControls(apiURL || shopOf(info), scope)
        // Here, because a browser would not wait for the first call of a world.
        await controls.state()
        await use(scope)
        await controls.closeScope(scope)
      },
      { scope: 'worker', timeout: WORLD_MS },
    ],
    controls: [
      ({ apiURL, scope }, use, info) => use(faultControls(apiURL || shopOf(info), scope)),
      { scope: 'worker' },
    ],
    extraHTTPHeaders: ({ scope, extraHTTPHeaders }, use) =>
      use({ ...extraHTTPHeaders, [FAULT_SCOPE]: scope }),
    context: async ({ context, scope }, use, info) => {
      await enterWorld(context, shopOf(info), scope)
      await chooseArea(context, shopOf(info))
      await use(context)
    },
    faults: [
      async ({ controls }, use) => {
        await controls.reset()
        await use(controls)
      },
      { auto: true },
    ],
    clock: ({ controls }, use) => use({ shift: controls.clock }),
    scenario: ({ controls }, use) => use(controls.scenario),
    outbox: ({ controls }, use) => use(controls),
    signIn: ({ context, apiURL, scope }, use, info) =>
      use(async (account) => {
        const tokens = await tokensOf(apiURL || shopOf(info), account, scope)
        await keepTokens(context, shopOf(info), tokens)
        return tokens
      }),
  })
}
