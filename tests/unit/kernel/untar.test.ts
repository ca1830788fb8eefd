import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { untar } from '@/server/kernel/db/untar'

const dir = mkdtempSync(join(tmpdir(), 'untar-'))
afterAll(() => rmSync(dir, { recursive: true }))

/** One entry of a tar: a folder where there is no text. */
function entry(name: string, text?: string): Buffer {
  const content = Buffer.alloc(Math.ceil((text ?? '').length / 512) * 512)
  content.write(text ?? '')
  const header = Buffer.alloc(512)
  header.write(name)
  header.write(`${(text ?? '').length.toString(8).padStart(11, '0')}\0`, 124)
  header.write(text === undefined ? '5' : '0', 156)
  return Buffer.concat([header, content])
}

it('writes files of any length and empty folders, up to the empty block', () => {
  const long = 'x'.repeat(1024)
  const files = [entry('/a/b', 'few'), entry('/a/c', long), entry('/none'), entry('/a/d', '')]
  untar(Buffer.concat([...files, Buffer.alloc(1024), entry('/after', 'no')]), join(dir, 'to'))
  expect(readFileSync(join(dir, 'to/a/b'), 'utf8')).toBe('few')
  expect(readFileSync(join(dir, 'to/a/c'), 'utf8')).toBe(long)
  expect(readFileSync(join(dir, 'to/a/d'), 'utf8')).toBe('')
  expect(readdirSync(join(dir, 'to')).sort()).toEqual(['a', 'none'])
})

it('refuses a name that leads out of the folder', () => {
  expect(() => untar(entry('/a/../../out', 'no'), join(dir, 'to'))).toThrow('leads out')
  expect(existsSync(join(dir, 'out'))).toBe(false)
})
