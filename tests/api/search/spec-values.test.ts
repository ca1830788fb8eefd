import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type CatalogMetadata, createCatalog } from '@/server/modules/catalog/metadata'
import { specValues } from '@/server/modules/search/spec-values'
import { openTestMall, type TestMall } from '../../support/test-mall'

let mall: TestMall
let catalog: CatalogMetadata
beforeAll(async () => {
  mall = await openTestMall()
  catalog = await createCatalog(mall.db, Date.now)()
})
afterAll(() => mall.close())

function labelsOf(leafName: string, text: string): (string | undefined)[] {
  const leaf = [...catalog.categories.values()].find(({ name }) => name === leafName)
  if (!leaf) throw new Error(`no leaf ${leafName}`)
  return specValues(catalog, leaf.id, [text]).map((id) => catalog.values.get(id)?.label)
}

describe('the text of new goods', () => {
  it.each([
    ['外六角螺栓', '外六角螺栓 M8×30 10.9级', ['M8', '30', '10.9']],
    ['热继电器', '热继电器 7-10A', ['7-10']],
    ['涂层手套', '丁腈涂层手套 9码', ['L']],
    // Leaves with capitals in their names.
    ['O形圈', '硅胶圈 30×3.55', ['VMQ硅胶', '30']],
    ['LED灯管', 'LED灯管 暖光', ['3000']],
    ['PVC软管', 'PVC软管 3/4', ['19']],
  ])('says its values: %s %s', (leaf, text, labels) => {
    expect(labelsOf(leaf, text)).toEqual(expect.arrayContaining(labels))
  })

  it.each([
    ['热继电器', '热继电器 8.5A'],
    ['接近开关', '接近开关 24V'],
  ])('says no range that its size only lies in: %s %s', (leaf, text) => {
    expect(labelsOf(leaf, text)).toEqual([])
  })
})
