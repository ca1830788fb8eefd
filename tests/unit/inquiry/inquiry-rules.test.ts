import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  ANSWER_STATUS,
  answerBadge,
  INQUIRY_STATUS,
  inquiryBadge,
} from '@/contract/inquiry/inquiry-status-rules'
import {
  type AnswerFacts,
  answerTarget,
  canCancel,
  inquiryStatusAt,
  lineStateOf,
  statusOfLines,
} from '@/contract/inquiry/inquiry-transition-rules'
import { RUNS } from '../../support/runs'

const { waiting, partlyQuoted, quoted, accepted, expired, cancelled, declined } = INQUIRY_STATUS
const DAY_MS = 86_400_000
const NOW = Date.UTC(2026, 10, 22)
const offered = (validUntil = NOW + DAY_MS): AnswerFacts => ({
  status: ANSWER_STATUS.offered,
  wasNegotiated: false,
  validUntil,
})

describe('statusOfLines', () => {
  it.each([
    [['waiting', 'waiting'], waiting],
    [['waiting', 'answered'], partlyQuoted],
    [['waiting', 'declined'], waiting],
    [['waiting', 'accepted'], partlyQuoted],
    [['answered', 'declined'], quoted],
    [['declined', 'declined'], declined],
    [['answered', 'accepted'], quoted],
    [['accepted', 'declined'], accepted],
    [['accepted', 'accepted'], accepted],
  ] as const)('of %j is %i', (lines, status) => {
    expect(statusOfLines(lines)).toBe(status)
  })
})

describe('canCancel', () => {
  it.each([
    [waiting, 0, true],
    [partlyQuoted, 0, true],
    [quoted, 0, true],
    [quoted, 1, false],
    [declined, 0, false],
    [expired, 0, false],
    [cancelled, 0, false],
  ])('of status %i with %i accepted is %s', (status, acceptedCount, isOffered) => {
    expect(canCancel({ status, acceptedCount })).toBe(isOffered)
  })
})

describe('inquiryStatusAt', () => {
  it('ends an open inquiry by the clock', () => {
    const open = { status: quoted, acceptedCount: 0, dueAt: NOW }
    expect(inquiryStatusAt(open, NOW)).toBe(quoted)
    expect(inquiryStatusAt(open, NOW + 1)).toBe(expired)
  })

  it('keeps what was accepted', () => {
    expect(inquiryStatusAt({ status: quoted, acceptedCount: 1, dueAt: NOW }, NOW + 1)).toBe(
      accepted,
    )
  })

  it('leaves a cancelled inquiry cancelled', () => {
    const over = { status: cancelled, acceptedCount: 0, dueAt: NOW }
    expect(inquiryStatusAt(over, NOW + DAY_MS)).toBe(cancelled)
  })
})

describe('answerTarget', () => {
  const state = { inquiry: quoted, answer: offered(), line: 'answered' } as const

  it('lets a buyer name a target price once', () => {
    expect(answerTarget('negotiate', state, NOW)).toBe(ANSWER_STATUS.negotiating)
    const again = { ...state, answer: { ...offered(), wasNegotiated: true } }
    expect(answerTarget('negotiate', again, NOW)).toBeNull()
  })

  it('refuses an offer that has expired', () => {
    const late = { ...state, answer: offered(NOW - 1) }
    expect(answerTarget('accept', late, NOW)).toBeNull()
    expect(answerTarget('negotiate', late, NOW)).toBeNull()
  })

  it('refuses a second acceptance on a line', () => {
    expect(answerTarget('accept', { ...state, line: 'accepted' }, NOW)).toBeNull()
  })

  it.each([accepted, expired, cancelled])(
    'refuses everything once the inquiry is %i',
    (inquiry) => {
      for (const name of ['offer', 'decline', 'negotiate', 'accept'] as const) {
        expect(answerTarget(name, { ...state, inquiry }, NOW)).toBeNull()
      }
    },
  )
})

describe('an inquiry under any sequence of events', () => {
  const LINES = 3
  const events = fc.array(
    fc.record({
      name: fc.constantFrom('offer', 'decline', 'negotiate', 'accept', 'cancel', 'wait'),
      line: fc.nat(LINES - 1),
      answer: fc.nat(3),
    }),
    { maxLength: 40 },
  )
  type Answer = AnswerFacts & { negotiations: number }

  it('accepts at most one answer a line, negotiates each once, and never leaves an end', () => {
    fc.assert(
      fc.property(events, (life) => {
        let now = NOW
        let stored: number = waiting
        const lines: Answer[][] = Array.from({ length: LINES }, () => [])
        const acceptedCount = () =>
          lines.filter((answers) => lineStateOf(answers) === 'accepted').length
        const dueAt = NOW + 5 * DAY_MS
        const status = () =>
          inquiryStatusAt({ status: stored, acceptedCount: acceptedCount(), dueAt }, now)
        for (const { name, line, answer: at } of life) {
          const before = status()
          const answers = lines[line] ?? []
          if (name === 'wait') now += DAY_MS
          else if (name === 'cancel') {
            if (canCancel({ status: before, acceptedCount: acceptedCount() })) stored = cancelled
          } else {
            const isNew = name === 'offer' || name === 'decline'
            const answer = isNew ? null : (answers[at] ?? null)
            const to = answerTarget(
              name,
              { inquiry: before, answer, line: lineStateOf(answers) },
              now,
            )
            if (to !== null && isNew) {
              answers.push({
                status: to,
                wasNegotiated: false,
                negotiations: 0,
                validUntil: now + 2 * DAY_MS,
              })
            } else if (to !== null && answer && answers[at]) {
              answers[at].status = to
              if (name === 'negotiate') {
                answers[at].wasNegotiated = true
                answers[at].negotiations += 1
              }
            }
            if (to !== null) stored = statusOfLines(lines.map(lineStateOf))
          }
          if ([accepted, expired, cancelled].some((end) => end === before)) {
            expect(status()).toBe(before)
          }
          for (const own of lines) {
            expect(own.filter((one) => one.status === ANSWER_STATUS.accepted).length).toBeLessThan(
              2,
            )
            expect(own.every(({ negotiations }) => negotiations <= 1)).toBe(true)
          }
          if (status() === cancelled || status() === expired) expect(acceptedCount()).toBe(0)
        }
      }),
      { numRuns: RUNS },
    )
  })
})

describe('badges', () => {
  it('tolerate unknown codes', () => {
    expect(inquiryBadge(99).title).toBe('处理中')
    expect(inquiryBadge(quoted).title).toBe('已报价')
  })

  it('say that an offer has expired', () => {
    expect(answerBadge({ status: 1, validUntil: NOW - 1 }, NOW).title).toBe('已过期')
    expect(answerBadge({ status: 2, validUntil: NOW }, NOW).title).toBe('议价中')
    expect(answerBadge({ status: 3, validUntil: NOW - 1 }, NOW).title).toBe('已接受')
    expect(answerBadge({ status: 4, validUntil: null }, NOW).title).toBe('不能供应')
  })
})
