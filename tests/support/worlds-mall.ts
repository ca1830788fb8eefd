import { randomUUID } from 'node:crypto'
import { cpSync, rmSync } from 'node:fs'
import type * as z from 'zod/mini'
import { getOauthToken } from '@/contract/account/oauth-calls'
import { FAULT_SCOPE, HEADER } from '@/contract/constants'
import type { Endpoint, Schema } from '@/contract/endpoint'
import { mockApiDir } from '@/server/edge/data-dirs'
import { createRunningMall } from '@/server/edge/running-mall'
import { DEMO_ACCOUNTS } from '@/server/edge/seed/demo-accounts'
import { openDatabase } from '@/server/kernel/db/client'
import { readEnv } from '@/server/kernel/env'
import { createLog } from '@/server/kernel/log'
import { dataFolder } from './data-folder'
import { dataTemplate } from './data-template'

const ORIGIN = 'http://mall.test'
const [{ username, password }] = DEMO_ACCOUNTS

type Sent = { token?: string | undefined; headers?: Record<string, string> }

/**
 * A mall of FAULTS=1 on the test catalogue, which makes worlds; its data lie below `home`, as
 * mock-api puts them. Close it when done.
 */
export async function openWorldsMall(settings: Record<string, string> = {}) {
  const home = dataFolder(`test-worlds/${randomUUID().slice(0, 8)}`)
  const dir = mockApiDir(home)
  cpSync(await dataTemplate(), dir, { recursive: true })
  const config = readEnv({ FAULTS: '1', LOG_LEVEL: 'silent', DATA_DIR: dir, ...settings })
  const database = await openDatabase(config)
  const mall = createRunningMall(database, { config, log: createLog(config) })

  /** The mall as the callers of one world see it; without a name the mall itself. */
  function at(scope: string | null) {
    async function send(path: string, init: RequestInit & Sent = {}) {
      const { token, headers, ...rest } = init
      const request = new Request(`${ORIGIN}${path}`, {
        ...rest,
        headers: {
          [HEADER.siteId]: 'mall',
          'Content-Type': 'application/json',
          ...(scope !== null && { [FAULT_SCOPE]: scope }),
          ...(token && { Authorization: `Bearer ${token}` }),
          ...headers,
        },
      })
      const answer = await mall.api.fetch(request)
      const { data, code, msg } = await answer.json()
      return { status: answer.status, headers: answer.headers, data, code, msg }
    }

    const ask = (endpoint: Endpoint, input?: unknown, options: Sent = {}) =>
      send(endpoint.path, {
        method: endpoint.method,
        ...(endpoint.method === 'POST' && { body: JSON.stringify(input ?? {}) }),
        ...options,
      })

    async function call<I extends Schema, O extends Schema>(
      endpoint: Endpoint<I, O>,
      input?: z.input<I>,
      options: Sent = {},
    ): Promise<z.output<O>> {
      const { status, msg, data } = await ask(endpoint, input, options)
      if (status !== 200) throw new Error(`${endpoint.name}: ${status} ${msg}`)
      return endpoint.output.parse(data)
    }

    return {
      send,
      ask,
      call,
      state: async () => (await send('/api/faults')).data,
      control: (name: string, input: object = {}) =>
        send(`/api/faults/${name}`, { method: 'POST', body: JSON.stringify(input) }),
      signIn: async () =>
        (await call(getOauthToken, { grant_type: 'password', username, password })).accessToken,
    }
  }

  return {
    home,
    dir,
    mall,
    at,
    async close() {
      await mall.stop()
      await database.close()
      rmSync(home, { recursive: true, force: true })
    },
  }
}

export type WorldsMall = Awaited<ReturnType<typeof openWorldsMall>>
