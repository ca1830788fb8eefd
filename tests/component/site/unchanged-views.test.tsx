import { afterEach, expect, it, vi } from 'vitest'
import { ANSWERED_VIEWS, type AnsweredView, SHANGHAI } from '../../support/answered-views'
import { GOOD } from '../../support/good-answers'
import { renderAnswers } from '../../support/render-answers'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

function renderAt({ view, requests, answers }: AnsweredView, time: string, chance: number): string {
  vi.setSystemTime(new Date(`2026-11-30T${time}+08:00`))
  vi.spyOn(Math, 'random').mockReturnValue(chance)
  const good: Record<string, unknown> = { ...GOOD, ...answers }
  const answered = requests.map((one) => ({ ...one, answer: good[one.endpoint.name] }))
  return renderAnswers(view, SHANGHAI, answered).html
}

// What is sent again while its answers are what they were (decision 054).
it.each(ANSWERED_VIEWS)('$name is rendered the same all day, and by no chance', (view) => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const morning = renderAt(view, '00:00:01', 0.1)
  expect(renderAt(view, '23:59:59', 0.9)).toBe(morning)
})
