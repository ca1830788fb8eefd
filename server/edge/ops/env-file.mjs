import { existsSync } from 'node:fs'

/** Loads `.env`, which Next reads by itself and nothing else does; what is set already stays. */
export function loadEnvFile() {
  if (existsSync('.env')) process.loadEnvFile('.env')
}
