import { join } from 'node:path'

/** Where a database of the tests lies: in memory where `npm test` found room there, else in .cache. */
export const dataFolder = (name: string): string =>
  join(process.env.TEST_DATA_DIR || '.cache', name)
