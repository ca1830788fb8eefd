import { beforeAll, describe, expect, it } from 'vitest'
import { PRAISE } from '@/catalogue/data/comment-words'
import { categoryTree, middleCategories } from '@/catalogue/data/tree'
import { praiseOf } from '@/catalogue/generator/comments'
import { generateProducts } from '@/catalogue/generator/products'
import type { GeneratedProduct } from '@/catalogue/generator/types'

const YEAR_MS = 365 * 86_400_000
let products: GeneratedProduct[] = []
beforeAll(() => {
  products = [...generateProducts({ skus: 20_000, seed: 7 })]
})

describe('generated comments', () => {
  it('exist for about a fifth of the products, one to eight each', () => {
    const counts = products.map(({ comments }) => comments.length)
    const share = counts.filter((count) => count > 0).length / counts.length
    expect(share).toBeGreaterThan(0.15)
    expect(share).toBeLessThan(0.25)
    expect(Math.max(...counts)).toBe(8)
  })

  it('agree with the count and the score of their product', () => {
    for (const { comments, commentCount, score } of products) {
      const sum = comments.reduce((total, comment) => total + comment.score, 0)
      expect(commentCount).toBe(comments.length)
      expect(score).toBe(comments.length > 0 ? Math.round((sum * 10) / comments.length) : 0)
    }
  })

  it('are dated after their product, within the last year, by anonymous authors', () => {
    const last = Math.max(...products.map(({ createdAt }) => Date.parse(createdAt)))
    for (const { comments, skus, createdAt } of products) {
      for (const comment of comments) {
        const at = Date.parse(comment.createdAt)
        expect(at).toBeGreaterThanOrEqual(
          Math.max(Date.parse(createdAt), last - YEAR_MS - 86_400_000),
        )
        expect(skus.find(({ id }) => id === comment.skuId)?.spec).toBe(comment.spec)
        expect(comment.author).toMatch(/^.{2}某.+ .\*\*$/)
        expect(comment.id).toMatch(
          /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/,
        )
      }
    }
    const ids = products.flatMap(({ comments }) => comments.map(({ id }) => id))
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('have phrases for every middle category, and none for what does not exist', () => {
    const middle = middleCategories().map(({ name }) => name)
    expect(middle.filter((name) => !(name in PRAISE))).toEqual([])
    const leaves = categoryTree().leaves.map(({ name }) => name)
    expect(Object.keys(PRAISE).filter((name) => ![...middle, ...leaves].includes(name))).toEqual([])
  })

  it.each([
    ['劳保防护', '戴|穿|尺码'],
    ['化学品焊接', '安全技术说明书|保质期'],
    ['刀具磨具', '刃口|排屑|断屑'],
    ['电工照明', '线径|端子'],
  ])('praise things for what they are: %s', (field, words) => {
    const all = categoryTree().leaves.filter(({ l1 }) => l1.name !== field)
    const said = all.flatMap((leaf) => praiseOf(leaf).map((text) => `${leaf.name}：${text}`))
    expect(said.filter((text) => new RegExp(words).test(text))).toEqual([])
  })
})
