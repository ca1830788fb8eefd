import type { Hono } from 'hono'
import * as z from 'zod/mini'
import { DAY_MS } from '@/contract/china-clock'
import { CODE } from '@/contract/constants'
import { HttpError } from '@/server/kernel/http/http-error'
import type { Maintenance } from '@/server/modules/site/maintenance-repository'
import type { FaultBindings } from './answers'
import { CLOSE_WORLD, CONTROLS, type Faults } from './faults'
import type { ScenarioDeps } from './scenarios/scenario-buyer'
import { runScenario } from './scenarios/scenarios'
import type { Worlds } from './worlds'

const TEN_YEARS_MS = 10 * 366 * DAY_MS

const path = z.string().check(z.regex(/^\/api\/[^\s*?#]*\*?$/))
const text = z.optional(z.string().check(z.maxLength(2000)))
// Strict: a misspelt field must not be accepted as a fault that never triggers.
const arm = z.strictObject({
  path,
  fault: z.string().check(z.minLength(1)),
  times: z.optional(z.int().check(z.positive())),
})
const disarm = z.strictObject({ path: z.optional(path) })
const expireTokens = z.strictObject({ username: text, refresh: z.optional(z.boolean()) })
const repair = z.strictObject({
  on: z.boolean(),
  title: text,
  content: text,
  endsInMs: z.optional(z.int().check(z.positive(), z.maximum(TEN_YEARS_MS))),
})
const clock = z.strictObject({
  shiftMs: z.int().check(z.minimum(-TEN_YEARS_MS), z.maximum(TEN_YEARS_MS)),
})
const scenario = z.strictObject({ name: z.string(), username: text })
const world = z.strictObject({ scope: z.string() })
const nothing = z.strictObject({})

function parse<I extends z.ZodMiniType>(schema: I, body: string): z.output<I> {
  try {
    const parsed = schema.safeParse(JSON.parse(body || '{}'))
    if (parsed.success) return parsed.data
    const issue = parsed.error.issues[0]
    throw new HttpError('BAD_INPUT', `${issue?.path.join('.') || 'body'}: ${issue?.message}`)
  } catch (error) {
    if (error instanceof SyntaxError) throw new HttpError('BAD_INPUT', 'body: not JSON')
    throw error
  }
}

type App = Hono<{ Bindings: FaultBindings }>
type Deps = {
  faults: Faults
  worlds?: Worlds | undefined
  maintenance: Maintenance
  now: () => number
  scenarios: ScenarioDeps
}

/** Calls that control fault injection; not part of the API's contract. */
export function faultControls(app: App, { faults, worlds, maintenance, now, scenarios }: Deps) {
  async function state() {
    const scopes = worlds?.names() ?? []
    return { ...faults.state(), now: now(), maintenance: await maintenance.current(), scopes }
  }

  /** Bodies are parsed as JSON whatever their content type, so that `curl -d` works. */
  function control<I extends z.ZodMiniType>(
    name: string,
    schema: I,
    run: (given: z.output<I>) => unknown,
  ) {
    app.post(`${CONTROLS}/${name}`, async (context) => {
      const done = await run(parse(schema, await context.req.text()))
      return context.json({ code: CODE.ok, msg: '', data: done ?? (await state()) })
    })
  }

  app.get(CONTROLS, async (context) =>
    context.json({ code: CODE.ok, msg: '', data: await state() }),
  )
  control('arm', arm, (given) => faults.arm(given.path, given.fault, given.times ?? null))
  control('disarm', disarm, (given) => faults.disarm(given.path))
  control('clock', clock, (given) => faults.shift(given.shiftMs))
  control('expireTokens', expireTokens, async ({ username, refresh }) => ({
    sessions: await faults.data.expireTokens(username, refresh ?? false),
  }))
  control('maintenance', repair, async ({ on, endsInMs, ...texts }) => {
    if (!on) return maintenance.end()
    const endTime = endsInMs === undefined ? null : now() + endsInMs
    await maintenance.begin({ ...texts, endTime })
    return undefined
  })
  control('scenario', scenario, (given) => runScenario(scenarios, given))
  control(CLOSE_WORLD, world, ({ scope }) => worlds?.close(scope))
  control('reset', nothing, async () => {
    faults.clear()
    await faults.data.reset()
    await maintenance.end()
  })
}
