import { describe, expect, it } from 'vitest'
import { placedLeaves } from '@/catalogue/data/leaves'
import { drawingSvg } from '@/catalogue/drawings/drawing'
import { drawnForms } from '@/catalogue/generator/drawn-attributes'
import type { Leaf } from '@/catalogue/reader/types'

/** Small pictures of an attribute's values; null where it has none. */
function pictures(name: string, attribute: string): (string | null)[] | null {
  const leaf = placedLeaves().find(({ category }) => category.name === name)?.leaf as Leaf
  const values = leaf.attributes.find((one) => one.name === attribute)?.values ?? []
  const forms = drawnForms(leaf.drawing, { name: attribute, values })
  return (
    forms?.map((form) =>
      drawingSvg(leaf.drawing, {
        ...Object.fromEntries(new URLSearchParams(form)),
        plain: '1',
      }),
    ) ?? null
  )
}

describe('values chosen by eye', () => {
  it.each([
    ['立铣刀', '刃数'],
    ['面铣刀盘', '齿数'],
    ['货架', '层数'],
    ['工具箱', '层数'],
    ['工具车', '抽屉数'],
    ['登高梯', '踏步数'],
    ['滚子链', '排数'],
    ['RVV电缆', '芯数'],
    ['小型断路器', '极数'],
    ['工业插头插座', '极数'],
    ['深沟球轴承', '密封'],
    ['绝缘螺丝批', '杆型'],
  ])('%s: every %s has a picture of its own', (leaf, attribute) => {
    const drawn = pictures(leaf, attribute) ?? []
    expect(drawn.length).toBeGreaterThan(1)
    expect(new Set(drawn).size).toBe(drawn.length)
  })

  it('are pictured by all that a value changes: the form of an insert, its clearance and its corner', () => {
    const values = ['DCMT11T304', 'CNMG120408'].map((label) => ({ label, num: null }))
    expect(drawnForms('insert', { name: '型号', values })).toEqual(['t=D&u=positive&v=04', ''])
  })

  it.each([
    ['锯片', '齿数'],
    ['塞尺', '片数'],
    ['批头套装', '件数'],
    ['光轴', '表面'],
  ])('%s: %s is not, for nobody counts so many, or goods look alike', (leaf, attribute) => {
    expect(pictures(leaf, attribute)).toBeNull()
  })
})
