import { readFileSync } from 'node:fs'
import * as z from 'zod'

const record = z.record(z.string(), z.string()).optional()

/** The packages of `package-lock.json` by their folder; '' is the mall itself. */
export const { packages } = z
  .object({
    packages: z.record(
      z.string(),
      z.object({
        name: z.string().optional(),
        version: z.string().optional(),
        integrity: z.string().optional(),
        optional: z.boolean().optional(),
        dev: z.boolean().optional(),
        hasInstallScript: z.boolean().optional(),
        license: z.union([z.string(), z.array(z.string())]).optional(),
        resolved: z.string().optional(),
        dependencies: record,
        optionalDependencies: record,
      }),
    ),
  })
  .parse(JSON.parse(readFileSync('package-lock.json', 'utf8')))

/** The name of the package in a folder of the lock file. */
export function nameOf(folder: string) {
  return packages[folder]?.name ?? folder.slice(folder.lastIndexOf('node_modules/') + 13)
}
