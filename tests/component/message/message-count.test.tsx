import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useMessageCount } from '@/components/layout/use-message-count'
import { getMessageCount } from '@/contract/message/message-count-calls'
import { mock, mockFailure } from '../../support/mock-server'
import { renderMall } from '../../support/render-mall'

const MINUTE_MS = 60_000

function Count() {
  return <p>unread {useMessageCount().count}</p>
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const focus = () => act(async () => void window.dispatchEvent(new Event('focus')))

function hideTab(isHidden: boolean) {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden)
}

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

/** A signed-in tab, and how often it has asked for the unread count. */
async function openTab(missing: string[] | null) {
  renderMall(<Count />, { username: 'demo', missing })
  const asked = mock(getMessageCount, 3)
  await screen.findByText('unread 3')
  return asked
}

describe('unread count polling', () => {
  it('polls the mall’s own API once a minute', async () => {
    const asked = await openTab(null)
    await pass(MINUTE_MS - 1000)
    expect(asked).toHaveLength(1)
    await pass(2000)
    expect(asked).toHaveLength(2)
    await pass(9 * MINUTE_MS)
    expect(asked).toHaveLength(11)
  })

  it('stops in a hidden tab', async () => {
    const asked = await openTab(null)
    hideTab(true)
    await pass(10 * MINUTE_MS)
    expect(asked).toHaveLength(1)
  })

  it('asks another API host only on load and on focus', async () => {
    const asked = await openTab([])
    await pass(10 * MINUTE_MS)
    expect(asked).toHaveLength(1)
    await focus()
    await pass(1000)
    expect(asked).toHaveLength(2)
    await focus()
    await pass(1000)
    expect(asked).toHaveLength(2)
    await pass(5000)
    await focus()
    await pass(1000)
    expect(asked).toHaveLength(3)
  })

  it('a failing poll shows no toast', async () => {
    await openTab(null)
    mockFailure(getMessageCount, { status: 500 })
    await pass(MINUTE_MS + 1000)
    expect(screen.queryByText('抱歉，服务器遇到问题，请稍后再试')).not.toBeInTheDocument()
  })
})
