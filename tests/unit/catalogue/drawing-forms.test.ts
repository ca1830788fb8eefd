import { describe, expect, it } from 'vitest'
import { placedLeaves } from '@/catalogue/data/leaves'
import { drawingSvg } from '@/catalogue/drawings/drawing'
import { withDerived } from '@/catalogue/generator/combinations'
import { dimsOf } from '@/catalogue/generator/dims'
import { FORMS } from '@/catalogue/generator/forms/forms'
import { planLeaves } from '@/catalogue/generator/plan'
import type { Leaf } from '@/catalogue/reader/types'
import { AXES, SHAPES } from './drawn-axes'

const draw = (template: string, dims: Record<string, string> = {}) =>
  drawingSvg(template, dims) ?? ''

/** Templates whose colour is the buyer's choice. */
const COLOURED = ['tool-cart', 'tool-case', 'helmet', 'cable', 'tape-roll', 'terminal', 'glove']

const forms = Object.entries(FORMS).flatMap(([template, all]) =>
  all.map((form) => ({ template, ...form })),
)

/** Drawing of a leaf with these values of its attributes, the first of every other one. */
function pictured(
  name: string,
  labels: Record<string, string>,
  more: Record<string, string> = {},
): string {
  const leaf = placedLeaves().find(({ category }) => category.name === name)?.leaf as Leaf
  const choice = Object.fromEntries(
    leaf.attributes.map((attribute) => {
      const label = labels[attribute.name]
      const index = attribute.values.findIndex((value) => value.label === label)
      return [attribute.name, label === undefined ? 0 : index]
    }),
  )
  return draw(leaf.drawing, {
    ...Object.fromEntries(new URLSearchParams(dimsOf(leaf, choice))),
    ...more,
  })
}

describe('drawings are true to the variant', () => {
  it.each(forms)('$template shows $attribute', ({ template, letter, words }) => {
    const choices = words === 'number' ? ['1', '4', '20', '200'] : Object.values(words)
    const drawn = choices.map((word) => draw(template, { [letter]: word }))
    if (words !== 'number') expect(drawn).not.toContain(draw(template))
    expect(new Set(drawn).size).toBe(new Set(choices).size)
  })

  it('no leaf has one small picture for all its goods, but split housings, which look alike', () => {
    const single = planLeaves().filter(({ leaf, variants }) => {
      const choices = variants.flatMap(({ fixed, axes }) =>
        axes.map((one) => ({ ...fixed, ...one })),
      )
      const dims = new Set(choices.map((one) => dimsOf(leaf, withDerived(leaf, one))))
      const small = [...dims].map((one) =>
        draw(leaf.drawing, { ...Object.fromEntries(new URLSearchParams(one)), plain: '1' }),
      )
      return new Set(small).size === 1
    })
    expect(single.map(({ leaf }) => leaf.name)).toEqual(['剖分轴承座'])
  })

  it.each(['401', '406', '495', '480黑胶', '454凝胶', '460'])('a flask of %s says so', (model) => {
    expect(pictured('瞬干胶', { 型号: model })).toContain(`>${Number.parseInt(model, 10)}<`)
  })

  it.each(forms)('$attribute and its values are those of a leaf with $template', (form) => {
    const { template, attribute, words } = form
    const labels = placedLeaves()
      .filter(({ leaf }) => leaf.drawing === template)
      .flatMap(({ leaf }) => leaf.attributes.filter(({ name }) => name === attribute))
      .flatMap(({ values }) => values.map(({ label }) => label))
    expect(labels).not.toEqual([])
    if (words !== 'number') expect(labels).toEqual(expect.arrayContaining(Object.keys(words)))
  })

  it.each(COLOURED)('%s has the colour of the SKU', (template) => {
    expect(draw(template, { c: 'blue' })).not.toBe(draw(template, { c: 'red' }))
  })

  it.each(AXES)('%s: every %s is another picture', (leaf, attribute, labels, others = {}) => {
    const drawn = labels.map((label) => pictured(leaf, { ...others, [attribute]: label }))
    expect(new Set(drawn).size).toBe(labels.length)
  })

  it.each(SHAPES)('%s: every %s is another small picture too', (leaf, attribute, labels) => {
    const drawn = labels.map((label) => pictured(leaf, { [attribute]: label }, { plain: '1' }))
    expect(new Set(drawn).size).toBe(labels.length)
  })

  it('show the shank of GB/T 5782 by its length, the thread being 2d + 6', () => {
    const shank = (l: string) => {
      const svg = draw('hex-bolt', { d: '8', l, t: 'shank' })
      return Number(/<rect x="186"[^>]* width="([\d.]+)"/.exec(svg)?.[1])
    }
    expect(shank('80') / shank('40')).toBeGreaterThan(1.4)
    expect(draw('hex-bolt', { d: '8', l: '80' })).not.toContain('<rect x="186"')
  })

  it('have grooves on a V-belt pulley in small pictures too', () => {
    const small = { da: '160', t: 'b', v: '2', plain: '1' }
    expect(draw('pulley', small)).not.toBe(draw('pulley', { plain: '1' }))
    expect(draw('pulley', { ...small, v: '3' })).not.toBe(draw('pulley', small))
  })

  it('give the height of a fire cabinet first, the width of a distribution box', () => {
    const fire = pictured('消防箱', { 规格: '1000×700' })
    expect(fire).toMatch(/rotate\(-90\)"(?:(?!<\/g>).)*>1000</)
    expect(pictured('配电箱', { 规格: '300×400' })).toMatch(/rotate\(-90\)"(?:(?!<\/g>).)*>400</)
  })

  it('band a canister against carbon monoxide in white, as its mark says', () => {
    const band = /<rect x="104" y="116" width="192" height="56" fill="#fff"/
    expect(pictured('滤毒盒', { 防护气体: 'CO一氧化碳' })).toMatch(band)
    expect(pictured('滤毒盒', { 防护气体: 'A有机气体' })).not.toMatch(band)
  })

  it('mark gauges 通 and 止', () => {
    expect(draw('plug-gauge')).toMatch(/通 T.*止 Z/)
    expect(draw('ring-gauge')).toContain('通')
  })
})
