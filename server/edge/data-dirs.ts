import { join } from 'node:path'

/** Where `npm run mock-api` keeps its data: beside those of a mall on the same DATA_DIR. */
export const mockApiDir = (dataDir: string) => join(dataDir, 'mock-api')

/** Where a DATA_DIR keeps its testers' worlds, each a DATA_DIR like any other. */
export const worldsDir = (dataDir: string) => join(dataDir, 'worlds')

/** What the worlds of a DATA_DIR begin with. */
export const beginningDir = (dataDir: string) => join(dataDir, 'worlds.beginning')
