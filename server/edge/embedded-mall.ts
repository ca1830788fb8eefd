import type { Database } from '@/server/kernel/db/client'
import { enterMode } from './enter-mode'
import type { Api } from './faults/api'
import { tellMallFigures } from './mall-figures'
import { createRunningMall, type RunningSettings } from './running-mall'

/**
 * The product API of this process on its open database, with jobs, until a signal ends it; null when the
 * database has to be filled first.
 */
export async function startEmbeddedMall(
  database: Database,
  settings: RunningSettings,
): Promise<Api | null> {
  const { config, log } = settings
  await database.migrate()
  if (!(await enterMode(database, config))) return null
  const mall = createRunningMall(database, settings)
  await mall.start()
  tellMallFigures(database.slowDb, Date.now)
  const fail = (error: unknown) => log.error({ err: error }, 'stop failed')
  const stop = () => void mall.stop().catch(fail)
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, stop)
  return mall.api
}
