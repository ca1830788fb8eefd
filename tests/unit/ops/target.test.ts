import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { targetOf } from '@/server/edge/ops/target'

let DATA_DIR = ''
beforeEach(() => {
  DATA_DIR = mkdtempSync(join(tmpdir(), 'mall-target-'))
})
afterEach(() => {
  rmSync(DATA_DIR, { recursive: true, force: true })
})

/** What a mall leaves in its DATA_DIR. */
const started = (...below: string[]) =>
  mkdirSync(join(DATA_DIR, ...below, 'pgdata'), { recursive: true })
const SHIP = ['ship', 'D1', '--mock-api']

describe('a command', () => {
  it('is for the mall on DATA_DIR unless its first words say another', () => {
    started()
    started('worlds', 'a')
    started('mock-api')
    started('mock-api', 'worlds', 'b')
    expect(targetOf({ DATA_DIR }, SHIP)).toEqual({ DATA_DIR, words: SHIP })
    expect(targetOf({ DATA_DIR }, ['--world', 'a', ...SHIP])).toEqual({
      DATA_DIR: join(DATA_DIR, 'worlds', 'a'),
      words: SHIP,
    })
    const mock = join(DATA_DIR, 'mock-api')
    expect(targetOf({ DATA_DIR }, ['--mock-api', ...SHIP])).toEqual({ DATA_DIR: mock, words: SHIP })
    expect(targetOf({ DATA_DIR }, ['--mock-api', '--world', 'b', ...SHIP])).toEqual({
      DATA_DIR: join(mock, 'worlds', 'b'),
      words: SHIP,
    })
  })

  it('is refused where no mall has been, and makes none', () => {
    expect(() => targetOf({ DATA_DIR }, SHIP)).toThrow('no mall has been started on DATA_DIR')
    expect(() => targetOf({ DATA_DIR }, ['--mock-api', ...SHIP])).toThrow('/mock-api')
    started('mock-api')
    expect(() => targetOf({ DATA_DIR }, SHIP)).toThrow('npm run mock-api has one there: --mock-api')
  })

  it.each(['c', '', '../mock-api', 'A'])('is refused for the world "%s"', (name) => {
    started()
    started('worlds', 'a')
    started('mock-api')
    expect(() => targetOf({ DATA_DIR }, ['--world', name, ...SHIP])).toThrow(/open: a$/)
  })

  it('goes where DATABASE_URL says, for a mock-api as for a mall', () => {
    const place = { DATA_DIR, DATABASE_URL: 'postgres://localhost/mall' }
    expect(targetOf(place, SHIP)).toEqual({ ...place, words: SHIP })
    expect(targetOf(place, ['--mock-api', ...SHIP])).toEqual({ ...place, words: SHIP })
    expect(() => targetOf(place, ['--world', 'a', ...SHIP])).toThrow('PostgreSQL has no worlds')
    expect(() => targetOf(place, ['--mock-api', '--world', 'a'])).toThrow('PostgreSQL')
  })
})
