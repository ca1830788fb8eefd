import { inject } from 'vitest'

/**
 * Whether the tests run on a PostgreSQL server. PGlite has one connection and serves it at a tenth
 * of the speed: tests of many at once ask it for fewer.
 */
export const isServer = 'url' in inject('database')
