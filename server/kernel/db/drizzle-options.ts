import { resolve } from 'node:path'

export const DRIZZLE_OPTIONS = { casing: 'snake_case' } as const
export const MIGRATIONS = {
  migrationsFolder: resolve(process.cwd(), 'server/kernel/db/migrations'),
}
