import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { brands } from '@/server/kernel/db/catalog-schema'
import { createCatalog } from '@/server/modules/catalog/metadata'
import { lexiconOf } from '@/server/modules/search/lexicon'
import { openTestMall, type TestMall } from '../../support/test-mall'

const RELOAD_MS = 60_000

let mall: TestMall
beforeAll(async () => {
  mall = await openTestMall()
})
afterAll(() => mall.close())

describe('metadata read again', () => {
  it('is the same object while nothing has changed, so that the lexicon is not built anew', async () => {
    let now = 0
    const catalogOf = createCatalog(mall.db, () => now)
    const first = await catalogOf()
    now += RELOAD_MS + 1
    const second = await catalogOf()
    expect(second).toBe(first)
    expect(lexiconOf(second)).toBe(lexiconOf(first))
  })

  it('is what has changed', async () => {
    let now = 0
    const catalogOf = createCatalog(mall.db, () => now)
    const [[id, brand] = [0, undefined]] = (await catalogOf()).brands
    await mall.db.update(brands).set({ name: '改名' }).where(eq(brands.id, id))
    expect((await catalogOf()).brands.get(id)).toBe(brand)
    now += RELOAD_MS + 1
    expect((await catalogOf()).brands.get(id)?.name).toBe('改名')
    expect(lexiconOf(await catalogOf()).brands.get('改名')).toBe(id)
  })
})
