import { parseAttribute } from './attribute'
import type { Condition, Leaf, Ratio, Rule } from './types'
import { numberOf, parseValues } from './values'

/**
 * Notation of a leaf, one fact a line:
 *   # name | drawing | unit/packUnit qty,qty | yuan low-high | grams low-high | standard, standard
 *   = synonyms            ~ share of the assortment        > what it is used for
 *   * axis                - fixed attribute                + derived < source
 *   ! if=a,b => then=c,d  ? length/diameter low-high       (d may be a span such as 10..40)
 */
export function parseLeaves(text: string): Leaf[] {
  return text
    .split(/^# /m)
    .slice(1)
    .map((block) => parseLeaf(block.trim().split('\n')))
}

function span(text: string): [number, number] {
  const [low, high] = text.split('-').map(Number)
  if (!low || !high || low > high) throw new Error(`Not a span: ${text}`)
  return [low, high]
}

function parseHead(line: string): Leaf {
  const [name = '', drawing = '', sold = '', price = '', grams = '', standards = ''] = line
    .split('|')
    .map((part) => part.trim())
  const [unit = '', pack = ''] = sold.split('/')
  const packs = pack
    .match(/[\d,]+/)?.[0]
    .split(',')
    .map(Number)
  return {
    name,
    drawing,
    unit,
    packUnit: pack.replace(/[\d,]+/, '') || unit,
    packs: packs ?? [1],
    price: span(price),
    grams: span(grams),
    standards: standards.split(', ').filter(Boolean),
    synonyms: [],
    attributes: [],
    rules: [],
    ratios: [],
    use: '',
    weight: 1,
  }
}

function parseCondition(text: string): Condition {
  const [name = '', list = ''] = text.trim().split('=')
  const [from, to] = list.split('..').map(Number)
  if (from !== undefined && to !== undefined) {
    const within = (n: number) => n >= from && n <= to
    return { name, accepts: (label) => within(numberOf(label) ?? Number.NaN) }
  }
  const labels = new Set(parseValues(list.replaceAll(',', ' ')).map((v) => v.label))
  return { name, accepts: (label) => labels.has(label) }
}

function parseRule(text: string): Rule {
  const [when = '', must = ''] = text.split('=>')
  return { when: parseCondition(when), must: parseCondition(must) }
}

function parseRatio(text: string): Ratio {
  const [quotient = '', bounds = ''] = text.trim().split(/\s+/)
  const [over = '', under = ''] = quotient.split('/')
  const [from, to] = span(bounds)
  return { over, under, from, to }
}

function parseLeaf([head = '', ...lines]: string[]): Leaf {
  const leaf = parseHead(head)
  for (const line of lines) readFact(leaf, line.slice(0, 1), line.slice(1).trim())
  return leaf
}

function readFact(leaf: Leaf, mark: string, text: string): void {
  const known = leaf.attributes
  if (mark === '=') leaf.synonyms = text.split(' ')
  else if (mark === '~') leaf.weight = Number(text)
  else if (mark === '>') leaf.use = text
  else if (mark === '*') known.push(parseAttribute(text, 'axis', known))
  else if (mark === '-') known.push(parseAttribute(text, 'fixed', known))
  else if (mark === '+') known.push(parseAttribute(text, 'derived', known))
  else if (mark === '!') leaf.rules.push(parseRule(text))
  else if (mark === '?') leaf.ratios.push(parseRatio(text))
  else throw new Error(`${leaf.name}: unknown line ${mark} ${text}`)
}
