// Runs on both engines.
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PLANNER } from '@/server/kernel/db/planner'
import { openTestMall } from '../../support/test-mall'

let mall: Awaited<ReturnType<typeof openTestMall>>
beforeAll(async () => {
  mall = await openTestMall()
})
afterAll(() => mall.close())

describe('settings of the planner', () => {
  it.each(Object.entries(PLANNER))('%s is %s', async (name, value) => {
    const { rows } = await mall.db.execute(sql`select current_setting(${name}) as value`)
    expect(rows).toEqual([{ value }])
  })
})
