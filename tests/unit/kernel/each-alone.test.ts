import { describe, expect, it } from 'vitest'
import { eachAlone } from '@/server/kernel/each-alone'

describe('a job over several rows', () => {
  it('goes on after one that failed, and tells it', async () => {
    const done: number[] = []
    const told: unknown[] = []
    const act = async (row: number) => {
      if (row === 2) throw new Error('row 2 is broken')
      done.push(row)
    }
    await eachAlone([1, 2, 3], act, (error) => told.push(error))
    expect(done).toEqual([1, 3])
    expect(told.map(String)).toEqual(['Error: row 2 is broken'])
  })
})
