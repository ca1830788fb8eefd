import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { MarkedText } from '@/components/ui/marked-text'

const TITLE = '岑钧 外六角螺栓 M8×30'

function marked(terms: string[]) {
  const { container } = render(
    <p>
      <MarkedText text={TITLE} terms={terms} />
    </p>,
  )
  expect(container).toHaveTextContent(TITLE)
  return screen.queryAllByText(/./, { selector: 'mark' }).map((mark) => mark.textContent)
}

describe('MarkedText', () => {
  it('marks the longest matching term, ignoring case', () => {
    expect(marked(['螺栓', '外六角螺栓', 'm8'])).toEqual(['外六角螺栓', 'M8'])
  })

  it.each([
    ['no term', []],
    ['an empty term', ['']],
    ['what a pattern would be', ['(.*)+[']],
    ['a term longer than any query', ['螺'.repeat(100_000)]],
  ])('marks nothing for %s', (_what, terms) => {
    expect(marked(terms)).toEqual([])
  })

  it('uses no more terms than a query can have', () => {
    const many = Array.from({ length: 20_000 }, (_, at) => `无此词${at}`)
    expect(marked(['螺栓', ...many])).toEqual(['螺栓'])
  })
})
