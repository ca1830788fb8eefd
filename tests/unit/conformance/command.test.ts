import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { readOptions, UsageError } from '@/conformance/options'
import { STUB_ACCOUNT } from '../../support/stub-answers'
import { refuse } from '../../support/stub-forms'
import { openStubHost, type StubHost } from '../../support/stub-host'

/** Nothing listens on this port. */
const NOWHERE = 'http://127.0.0.1:9'

let stub: StubHost
let folder = ''
beforeAll(async () => {
  stub = await openStubHost()
  folder = mkdtempSync(join(tmpdir(), 'mall-conformance-'))
})
beforeEach(() => stub.reset())
afterAll(async () => {
  await stub.close()
  rmSync(folder, { recursive: true })
})

/** Runs the command as a user does. */
async function run(...args: string[]) {
  const child = spawn('node', ['--import', 'tsx', 'conformance/main.ts', ...args])
  const [out, err, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ])
  return { code, out, err }
}

const { username, password } = STUB_ACCOUNT
const account = ['--username', username, '--password', password]

describe('npm run conformance', () => {
  it('exits with 0 on a conforming host and prints a line per call', async () => {
    const { code, out, err } = await run(stub.url, ...account, '--samples', '1')
    expect([code, err]).toEqual([0, ''])
    expect(out).toMatch(/^ok +getProductSearchTips +\d+ +\d+$/m)
    expect(out).toMatch(/^warning +getBrandList +\d+ +\d+$/m)
    expect(out).toContain('The mall runs on this host, with warnings.')
    expect(out).not.toContain(password)
    expect(stub.state()).toMatchObject({
      cart: [],
      unread: 2,
      history: [{ id: 1001 }, { id: 1002 }],
    })
  })

  it('exits with 1 on a failing host and escapes its words in the HTML report', async () => {
    const message = '<img src=x onerror=alert(1)>\u001b[31m'
    stub.plant(({ path }, answer) =>
      path.endsWith('/getShopList') ? refuse(500, message) : answer(),
    )
    const report = join(folder, 'report.html')
    const { code, out } = await run(
      stub.url,
      '--calls',
      'all',
      '--samples',
      '1',
      '--report',
      report,
    )
    expect(code).toBe(1)
    expect(out).toMatch(/^failed +getShopList: expected HTTP 200 with data; came HTTP 500/m)
    expect(out).toMatch(/^not there +getHomePage +the home page shows categories/m)
    expect(out).not.toContain('\u001b')
    const page = readFileSync(report, 'utf8')
    expect(page).toContain('&lt;img src=x onerror=alert(1)&gt;')
    expect(page).not.toMatch(/<img|<script|https?:\/\/(?!127\.0\.0\.1)/)
  })

  it('never prints a password the host repeats', async () => {
    stub.plant(({ path }, answer) =>
      path.endsWith('/getOauthToken') ? refuse(400, `wrong: ${password}`) : answer(),
    )
    const { code, out, err } = await run(stub.url, ...account, '--samples', '1')
    expect(code).toBe(1)
    expect(out).toContain('“wrong: •••”')
    expect(out + err).not.toContain(password)
  })

  it('exits with 2 and one line for a host that does not answer', async () => {
    const { code, out, err } = await run(NOWHERE)
    expect([code, out]).toEqual([2, ''])
    expect(err).toMatch(/^http:\/\/127\.0\.0\.1:9 cannot be judged: no answer/)
    expect(err).not.toMatch(/\n\s+at /)
  })

  it('exits with 2, one line and the usage for an unknown option', async () => {
    const { code, out, err } = await run(NOWHERE, '--fast')
    expect([code, out]).toEqual([2, ''])
    expect(err).toMatch(/^Unknown option '--fast'/)
    expect(err).not.toMatch(/\n\s+at /)
  })

  it.each([
    ['no host', [], /^Name one host to judge/],
    ['what is no address', ['host'], /^The host is not an http\(s\) address: host/],
    ['half an account', [NOWHERE, '--username', 'zhang'], /^An account needs both/],
    ['writing without an account', [NOWHERE, '--write'], /^--write needs an account/],
    ['unknown calls', [NOWHERE, '--calls', 'some'], /^--calls is core or all, not some/],
    ['samples that are no number', [NOWHERE, '--samples', 'x'], /^--samples is a number from 1/],
  ] as const)('refuses %s', (_what, args, line) => {
    expect(() => readOptions([...args], process.env)).toThrow(UsageError)
    expect(() => readOptions([...args], process.env)).toThrow(line)
  })

  it('exits with 2 on a host under maintenance', async () => {
    stub.set({ isRepairing: true })
    const { code, err } = await run(stub.url)
    expect([code, err.trim()]).toEqual([
      2,
      `${stub.url} cannot be judged: it is closed for maintenance`,
    ])
  })
})
