import { render, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { CrashGuard, LastGuard } from '@/components/site/crash-guard'
import { renderError } from '@/contract/site/error-report-calls'
import ErrorPage from '@/pages/_error'
import { mock, mockFailure } from '../../support/mock-server'
import { giveSession } from '../../support/render-mall'

const TITLE = '抱歉，当前页面无法正常显示！'

function Boom({ message = 'planted' }: { message?: string }): never {
  throw new Error(message)
}

beforeEach(() => {
  // React logs every caught error; here they are expected.
  vi.spyOn(console, 'error').mockImplementation(() => {})
  sessionStorage.clear()
})

describe('crash guard', () => {
  it('shows the fallback page and reports the crash once, without secrets', async () => {
    giveSession()
    window.history.replaceState(null, '', '/login?redirect=%2Fsecret')
    const reports = mock(renderError, null)
    render(
      <CrashGuard page={undefined} path="/login">
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

  it('reports to an external endpoint as text/plain, which needs no CORS', () => {
    giveSession()
    const sendBeacon = vi.fn((_url: string, _body: string) => true)
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { sendBeacon }))
    render(
      <LastGuard page={{ errorReportUrl: 'https://log.example.com/mall' }}>
        <Boom />
      </LastGuard>,
    )
    expect(sendBeacon).toHaveBeenCalledOnce()
    const [url, body] = sendBeacon.mock.calls[0] ?? []
    expect(url).toBe('https://log.example.com/mall')
    // A string, which browsers send as plain text.
    const text = String(body)
    expect(JSON.parse(text)).toMatchObject({ project: '工品汇', message: 'planted' })
    expect(text).not.toMatch(/access-test|refresh-test/)
    vi.unstubAllGlobals()
  })

  it('a page that fails on the server is answered with the fallback page, without the frame', () => {
    render(ErrorPage.getLayout?.(<ErrorPage statusCode={500} />, { statusCode: 500 }))
    expect(screen.getByRole('heading', { name: TITLE })).toBeVisible()
    expect(screen.queryByRole('banner')).toBeNull()
  })

  it('recovers when the address changes', () => {
    mock(renderError, null)
    const guard = (path: string, child: ReactNode) => (
      <CrashGuard page={undefined} path={path}>
        {child}
      </CrashGuard>
    )
    const { rerender } = render(guard('/a', <Boom />))
    expect(screen.getByRole('heading', { name: TITLE })).toBeVisible()
    rerender(guard('/b', <p>fine</p>))
    expect(screen.getByText('fine')).toBeVisible()
  })

  it('LastGuard shows the fallback page, even when reporting fails', async () => {
    const reports = mockFailure(renderError, { status: 500 })
    render(
      <LastGuard page={undefined}>
        <Boom />
      </LastGuard>,
    )
    expect(screen.getByRole('heading', { name: TITLE })).toBeVisible()
    expect(screen.getByRole('link', { name: '返回首页' })).toHaveAttribute('href', '/')
    expect(screen.getByRole('button', { name: '重新加载' })).toBeEnabled()
    await waitFor(() => expect(reports).toHaveLength(1))
  })

  it('reports at most five crashes per visit', async () => {
    const reports = mock(renderError, null)
    for (let crash = 0; crash < 8; crash += 1) {
      const { unmount } = render(
        <LastGuard page={undefined}>
          <Boom />
        </LastGuard>,
      )
      unmount()
    }
    await waitFor(() => expect(reports).toHaveLength(5))
  })

  it('reloads once for a missing chunk, and shows the fallback page the second time', async () => {
    mock(renderError, null)
    const gone = 'Loading chunk 7 failed.'
    const show = () =>
      render(
        <LastGuard page={undefined}>
          <Boom message={gone} />
        </LastGuard>,
      )
    show().unmount()
    expect(sessionStorage.getItem('reloadedFor')).toBe(gone)
    show()
    expect(screen.getByRole('heading', { name: TITLE })).toBeVisible()
  })
})
