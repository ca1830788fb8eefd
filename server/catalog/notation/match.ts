/** Attributes that belong together, this part's first. */
type Pair = { from: string; to: string }
/** For labels of this part, the labels of the other that go with it; others go with any. */
type Pairing = Pair & { labels: ReadonlyMap<string, readonly string[]> }
type Labels = { name: string; labels: readonly string[] }

/** One kind of parts that goes with another. */
export type MatchRule = {
  /** Leaf categories it starts from, by name, and the one it leads to. */
  from: readonly string[]
  to: string
  same: readonly Pair[]
  paired: readonly Pairing[]
  /** What this part, and what the other, must be besides. */
  when: readonly Labels[]
  only: readonly Labels[]
  /** Parts that also agree in these come first. */
  prefer: readonly Pair[]
  /** For the buyer: `{名}` is this part's value of an attribute, `{>名}` the other's. */
  reason: string
}

type Draft = {
  -readonly [Field in keyof MatchRule]: MatchRule[Field] extends readonly (infer One)[]
    ? One[]
    : MatchRule[Field]
}

function pairOf(text: string): Pair {
  const [from = '', to = from] = text.split(':')
  return { from, to }
}

function labelsOf(words: string[]): Labels {
  const [name = '', ...labels] = words
  return { name, labels }
}

function pairingOf([pair = '', ...words]: string[]): Pairing {
  const labels = words.map((word): [string, string[]] => {
    const [from = '', to = ''] = word.split('>')
    return [from, to.split(',').filter(Boolean)]
  })
  return { ...pairOf(pair), labels: new Map(labels) }
}

function readFact(rule: Draft, mark: string, text: string): void {
  const words = text.split(/\s+/)
  if (mark === '=') rule.same.push(...words.map(pairOf))
  else if (mark === '&') rule.paired.push(pairingOf(words))
  else if (mark === '-') rule.when.push(labelsOf(words))
  else if (mark === '+') rule.only.push(labelsOf(words))
  else if (mark === '?') rule.prefer.push(...words.map(pairOf))
  else if (mark === '>') rule.reason = text
  else throw new Error(`${rule.from} | ${rule.to}: unknown line ${mark} ${text}`)
}

function parseRule([head = '', ...lines]: string[]): MatchRule {
  const [from = '', to = ''] = head.split('|').map((part) => part.trim())
  const lists = { same: [], paired: [], when: [], only: [], prefer: [] }
  const rule: Draft = { from: from.split(' '), to, ...lists, reason: '' }
  for (const line of lines) readFact(rule, line.slice(0, 1), line.slice(1).trim())
  return rule
}

/**
 * Notation of matching parts, one fact a line:
 *   # leaf leaf | leaf they go with
 *   = attribute, or attribute:its name on the other part; both say the same
 *   & attribute:attribute label>label,label …   pairs of labels; nothing behind > is no part at all
 *   - attribute label …   this part must be one of these    + attribute label …   the other must
 *   ? attribute:attribute   parts that agree in it come first      > what the buyer is told
 */
export function parseMatches(text: string): MatchRule[] {
  return text
    .split(/^# /m)
    .slice(1)
    .map((block) => parseRule(block.trim().split('\n')))
}
