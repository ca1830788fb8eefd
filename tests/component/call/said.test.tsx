import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { useSaid } from '@/hooks/call/use-said'
import { ToastContext } from '@/hooks/call/use-toast'

/** A view that says in place what its action has come to, with the toasts shown. */
function openView() {
  const toasts: string[] = []
  const handleToast = (text: string) => toasts.push(text)
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ToastContext value={handleToast}>{children}</ToastContext>
  )
  const { result, unmount } = renderHook(() => useSaid(), { wrapper })
  const [, say] = result.current
  return { result, unmount, say, toasts }
}

describe('what an action has come to', () => {
  it('is said in place', () => {
    const { result, say, toasts } = openView()
    act(() => say('已保存'))
    expect([result.current[0], toasts]).toEqual(['已保存', []])
  })

  it('is said by a toast when an error takes the place of the view, before or after', () => {
    const after = openView()
    act(() => after.say('已保存'))
    after.unmount()
    const before = openView()
    before.unmount()
    before.say('已删除')
    expect([after.toasts, before.toasts]).toEqual([['已保存'], ['已删除']])
  })

  it('is nothing while the action goes on: no toast is empty', () => {
    const { say, unmount, toasts } = openView()
    act(() => say('已保存'))
    act(() => say(''))
    unmount()
    say('')
    expect(toasts).toEqual([])
  })
})
