import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { type Database, openDatabase } from '@/server/kernel/db/client'
import { copyDataFolder } from '@/server/kernel/db/data-dir'
import { collapseOutages } from '@/server/kernel/db/outage-log'
import type { Env } from '@/server/kernel/env'
import type { Log } from '@/server/kernel/log'
import type { SmsConfig } from '@/server/modules/account/sms/sms-config'
import type { PayConfig } from '@/server/modules/payment/pay-config'
import { createApi, databaseAnswers } from './app'
import { beginningDir, worldsDir } from './data-dirs'
import type { Api } from './faults/api'
import { createFaults } from './faults/faults'
import { createWorlds, type World, type Worlds } from './faults/worlds'
import { worldsDoor } from './faults/worlds-door'
import { startJobs } from './jobs/jobs'

export type RunningSettings = {
  config: Env
  log: Log
  pay?: PayConfig
  sms?: SmsConfig | null
}

type RunningMall = {
  api: Api
  /** Starts the jobs, and keeps the data as they are for the worlds to begin with. */
  start(): Promise<void>
  /** Ends jobs and worlds; the database stays open. */
  stop(): Promise<void>
}

/** One API over one database, with faults, clock and jobs of its own. */
function runOn(
  database: Database,
  { config, pay, sms, ...settings }: RunningSettings,
  worlds?: Worlds,
) {
  const { db, slowDb, readDb, leadership, copyTo } = database
  const log = collapseOutages(settings.log, () => databaseAnswers(db))
  const faults = config.FAULTS ? createFaults(database) : undefined
  const now = faults ? faults.clock(Date.now) : Date.now
  const provided = { ...(pay && { pay }), ...(sms !== undefined && { sms }) }
  const pace = { perSecond: config.CALLS_PER_SECOND, processes: config.PROCESSES }
  const testing = { ...(faults && { faults }), ...(worlds && { worlds }) }
  return {
    api: createApi({ db, slowDb, readDb, config, log, pace, ...provided, ...testing }),
    faults,
    startJobs: () =>
      startJobs({
        db: slowDb,
        leadership,
        now,
        log,
        config,
        ...(copyTo && { copyTo }),
        ...provided,
      }),
  }
}

/**
 * The product API of a process with its background jobs. Under FAULTS=1 every call may name a world
 * (`x-fault-scope`) that answers it from a copy of the data as they were at the start.
 */
export function createRunningMall(database: Database, settings: RunningSettings): RunningMall {
  const { config } = settings
  const beginning = beginningDir(config.DATA_DIR)
  const folder = worldsDir(config.DATA_DIR)
  let starting: Promise<void> | null = null
  let stopJobs = async () => {}

  async function openWorld(name: string): Promise<World> {
    await starting
    const dir = join(folder, name)
    const remove = () => rmSync(dir, { recursive: true, force: true })
    remove()
    await copyDataFolder(beginning, dir)
    const own = await openDatabase({ DATA_DIR: dir })
    const world = runOn(own, { ...settings, config: { ...config, DATA_DIR: dir } }, worlds)
    await world.faults?.data.disown()
    const stop = world.startJobs()
    return {
      api: world.api,
      async close() {
        await stop()
        await own.close()
        remove()
      },
    }
  }

  const { copyTo } = database
  const worlds = createWorlds({ open: copyTo && openWorld })
  const mall = runOn(database, settings, config.FAULTS ? worlds : undefined)

  /** Worlds of a process that was killed are nobody's any more. */
  async function keepBeginning(): Promise<void> {
    for (const dir of [folder, beginning]) rmSync(dir, { recursive: true, force: true })
    await copyTo?.(beginning)
  }

  return {
    api: config.FAULTS ? worldsDoor(mall.api, worlds) : mall.api,
    async start() {
      starting = config.FAULTS ? keepBeginning() : Promise.resolve()
      await starting
      stopJobs = mall.startJobs()
    },
    async stop() {
      await stopJobs()
      await worlds.closeAll()
      if (config.FAULTS) rmSync(beginning, { recursive: true, force: true })
    },
  }
}
