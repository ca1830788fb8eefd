import { describe, expect, it } from 'vitest'
import { combinationRules } from '@/catalogue/data/combinations'
import { placedLeaves } from '@/catalogue/data/leaves'
import { planLeaves } from '@/catalogue/generator/plan'
import { checkPossible } from '@/catalogue/generator/possible'
import { readCombinationRules } from '@/catalogue/reader/combination'

const leaves = placedLeaves().map(({ leaf }) => leaf)
const plans = planLeaves()

const RULES = `- leaf: 深沟球轴承
  when: { 密封: [2RS], 内径: { from: 20, to: 25 } }
  only: { 额定动载荷: { from: 1, to: 100 } }
  never: { 保持架: [尼龙], 执行标准: [ISO 355] }
  reason: a planted rule
  source: ISO 15
`
const read = (from = '', to = '') =>
  readCombinationRules('rules/planted.yaml', RULES.replace(from, to))

/** Checks the planted rule against every SKU of the leaf. */
function checkPlanted(from: string, to: string): void {
  const plan = plans.find(({ leaf }) => leaf.name === '深沟球轴承')
  if (plan) checkPossible(plan, read(from, to).rules)
}

const PLANTED = 'rules/planted.yaml:1: 深沟球轴承 · 密封 2RS · 内径'

describe('rules of impossible combinations', () => {
  it('are obeyed by every SKU of every leaf', () => {
    expect(combinationRules().length).toBeGreaterThan(0)
    for (const plan of plans) checkPossible(plan, combinationRules())
  })

  it.each([
    [
      'a value that never goes with the others',
      'ISO 355',
      'ISO 355',
      `${PLANTED} 20 · 保持架 尼龙 · a planted rule (ISO 15)`,
    ],
    [
      'a number outside the only range',
      'to: 100',
      'to: 9',
      `${PLANTED} 20 · 额定动载荷 9.38 · a planted rule (ISO 15)`,
    ],
    [
      'a standard of another scope',
      '保持架: [尼龙], 执行标准: [ISO 355]',
      '执行标准: [GB/T 276]',
      `${PLANTED} 20 · 执行标准 GB/T 276、ISO 15、DIN 625-1 · a planted rule (ISO 15)`,
    ],
  ])('refuse %s with leaf, values and reason', (_what, from, to, message) => {
    expect(() => checkPlanted(from, to)).toThrow(message)
  })

  it('let goods pass to which they do not apply', () => {
    expect(() => checkPlanted('from: 20, to: 25', 'from: 1000, to: 2000')).not.toThrow()
  })

  it.each([
    ['a wrong key', 'never:', 'not:', 'rules/planted.yaml:4: 深沟球轴承 · not · no such key'],
    [
      'a missing reason',
      '  reason: a planted rule\n',
      '',
      'rules/planted.yaml:1: 深沟球轴承 · reason is missing',
    ],
    [
      'a leaf there is not',
      '深沟球轴承',
      '深沟轴承',
      'rules/planted.yaml:1: 深沟轴承 · leaf · no leaf 深沟轴承',
    ],
    [
      'an attribute there is not',
      '保持架:',
      '保持:',
      'rules/planted.yaml:4: 深沟球轴承 · never · 保持 · 深沟球轴承 has no such attribute',
    ],
    [
      'a value there is not',
      '[尼龙]',
      '[钛]',
      'rules/planted.yaml:4: 深沟球轴承 · never · 保持架 · no value 钛',
    ],
  ])('are refused themselves for %s', (_what, from, to, message) => {
    expect(() => read(from, to).check(leaves)).toThrow(message)
  })

  it('are refused themselves for saying nothing', () => {
    const silent = RULES.replace(/ {2}(only|never):.*\n/g, '')
    expect(() => readCombinationRules('rules/planted.yaml', silent)).toThrow(
      'has neither only nor never',
    )
  })
})
