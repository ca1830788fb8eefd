import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { describe, expect, it } from 'vitest'

/** Writes until it is told to end, as a server writes its log. */
const WRITER = `
  import { outliveLogReader } from './server/edge/lost-reader.ts'
  outliveLogReader([process.stdout, process.stderr])
  process.on('message', () => process.exit(7))
  setInterval(() => { console.log('served'); console.error('served') }, 5)
  process.send('ready')
`

describe('server output', () => {
  it('to a closed pipe does not end the process', async () => {
    const args = ['--import', 'tsx', '--input-type=module', '-e', WRITER]
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe', 'ipc'] })
    await once(child, 'message')
    child.stdout?.destroy()
    child.stderr?.destroy()
    const exited = once(child, 'exit')
    // Long enough for many lines to meet the broken pipe.
    setTimeout(() => child.send('end'), 300)
    expect(await exited).toEqual([7, null])
  })
})
