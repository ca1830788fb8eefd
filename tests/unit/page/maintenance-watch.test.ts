import { describe, expect, it, vi } from 'vitest'
import { createMaintenanceWatch } from '@/services/page/maintenance-watch'

function watching(answers: (() => Promise<boolean>)[]) {
  const time = { now: 1_000_000 }
  const onRepair = vi.fn()
  const isRepairing = vi.fn(() => answers.shift()?.() ?? Promise.resolve(false))
  const look = createMaintenanceWatch({ isRepairing, onRepair, now: () => time.now })
  return { time, onRepair, isRepairing, look }
}

describe('maintenance watch', () => {
  it('asks at most once a second, however many pages are sent', () => {
    const { time, isRepairing, look } = watching([])
    for (let page = 0; page < 5; page += 1) look()
    expect(isRepairing).toHaveBeenCalledTimes(1)
    time.now += 1000
    look()
    expect(isRepairing).toHaveBeenCalledTimes(2)
  })

  it('forgets the pages when the mall is under maintenance, not when nobody answers', async () => {
    const away = () => Promise.reject(new Error('away'))
    const { time, onRepair, look } = watching([async () => false, away, async () => true])
    for (const times of [0, 0, 1]) {
      look()
      await new Promise(setImmediate)
      expect(onRepair).toHaveBeenCalledTimes(times)
      time.now += 1000
    }
  })
})
