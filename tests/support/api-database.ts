import { rmSync } from 'node:fs'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { openDatabase } from '@/server/kernel/db/client'
import { dataFolder } from './data-folder'
import { dataTemplate, fill } from './data-template'

declare module 'vitest' {
  interface ProvidedContext {
    /** A PGlite folder and a place for copies of it, or a PostgreSQL database and its server. */
    database: { template: string; copies: string } | { url: string; server: string }
  }
}

async function makeDatabase(server: string): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `mall_test_${process.pid}`
  const admin = new pg.Client({ connectionString: server })
  await admin.connect()
  await admin.query(`create database ${name}`)
  const url = new URL(server)
  url.pathname = name
  const database = await openDatabase({ DATABASE_URL: url.href, DATA_DIR: '' })
  await fill(database)
  await database.close()
  const drop = async () => {
    await admin.query(`drop database ${name} with (force)`)
    await admin.end()
  }
  return { url: url.href, drop }
}

/** Prepares the database of the API tests once: PGlite, or the server TEST_DATABASE_URL names. */
export async function setup(project: TestProject) {
  const server = process.env.TEST_DATABASE_URL
  if (server) {
    const { url, drop } = await makeDatabase(server)
    project.provide('database', { url, server })
    return drop
  }
  const copies = dataFolder(`test-copies-${process.pid}`)
  project.provide('database', { template: await dataTemplate(), copies })
  return () => rmSync(copies, { recursive: true, force: true })
}
