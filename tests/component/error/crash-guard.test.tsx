import { render, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { CrashGuard, LastGuard } from '@/components/error/crash-guard'
import { renderError } from '@/contract/log'
import { mock, mockFailure } from '../../support/mock-server'
import { giveSession } from '../../support/render-mall'

const TITLE = '抱歉，当前页面无法正常显示！'

function Boom({ message = 'planted' }: { message?: string }): never {
  throw new Error(message)
}

beforeEach(() => {
  // React says every caught error; here they are the point.
  vi.spyOn(console, 'error').mockImplementation(() => {})
  sessionStorage.clear()
})

describe('a render crash', () => {
  it('shows the fallback page, and is reported once without token or secret', async () => {
    giveSession()
    window.history.replaceState(null, '', '/login?redirect=%2Fsecret')
    const reports = mock(renderError, null)
    render(
      <CrashGuard apiBase="" path="/login">
        <Boom />
      </CrashGuard>,
    )
    expect(screen.getByRole('heading', { name: TITLE })).toBeVisible()
    expect(screen.getByRole('link', { name: '返回首页' })).toHaveAttribute('href', '/')
    expect(screen.getByRole('button', { name: '重新加载' })).toBeEnabled()
    await waitFor(() => expect(reports).toHaveLength(1))
    expect(reports[0]?.body).toMatchObject({
      project: '工品汇',
      url: 'http://localhost/login',
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      message: 'planted',
      componentStack: expect.stringContaining('Boom'),
    })
    expect(JSON.stringify(reports[0])).not.toMatch(/access-test|refresh-test|secret/)
    expect(reports[0]?.headers.get('Authorization')).toBeNull()
  })

  it('gives another address another chance', () => {
    mock(renderError, null)
    const guard = (path: string, child: ReactNode) => (
      <CrashGuard apiBase="" path={path}>
        {child}
      </CrashGuard>
    )
    const { rerender } = render(guard('/a', <Boom />))
    expect(screen.getByRole('heading', { name: TITLE })).toBeVisible()
    rerender(guard('/b', <p>fine</p>))
    expect(screen.getByText('fine')).toBeVisible()
  })

  it('blanks nothing in the providers around, and says nothing when reporting fails', async () => {
    const reports = mockFailure(renderError, { status: 500 })
    render(
      <LastGuard apiBase="">
        <Boom />
      </LastGuard>,
    )
    expect(screen.getByRole('heading', { name: TITLE })).toBeVisible()
    expect(screen.getByRole('link', { name: '返回首页' })).toHaveAttribute('href', '/')
    expect(screen.getByRole('button', { name: '重新加载' })).toBeEnabled()
    await waitFor(() => expect(reports).toHaveLength(1))
  })

  it('is reported five times a visit at most', async () => {
    const reports = mock(renderError, null)
    for (let crash = 0; crash < 8; crash += 1) {
      const { unmount } = render(
        <LastGuard apiBase="">
          <Boom />
        </LastGuard>,
      )
      unmount()
    }
    await waitFor(() => expect(reports).toHaveLength(5))
  })

  it('of a file that is gone loads the page anew once, and is reported when that did not help', async () => {
    mock(renderError, null)
    const gone = 'Loading chunk 7 failed.'
    const show = () =>
      render(
        <LastGuard apiBase="">
          <Boom message={gone} />
        </LastGuard>,
      )
    show().unmount()
    expect(sessionStorage.getItem('reloadedFor')).toBe(gone)
    show()
    expect(screen.getByRole('heading', { name: TITLE })).toBeVisible()
  })
})
