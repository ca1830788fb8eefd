import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import mockRouter from 'next-router-mock'
import type { ReactNode } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { CrashGuard, LastGuard } from '@/components/site/crash-guard'
import { renderError } from '@/contract/site/error-report-calls'
import MallApp from '@/pages/_app'
import ErrorPage from '@/pages/_error'
import { mock, mockFailure } from '../../support/mock-server'
import { giveSession } from '../../support/render-mall'

/** What the crash page is drawn with; broken on demand. */
let isNoticeBroken = false
vi.mock('@/components/ui/notice-page', async (original) => {
  const real = await original<typeof import('@/components/ui/notice-page')>()
  const NoticePage: typeof real.NoticePage = (props) => {
    if (isNoticeBroken) throw new Error('planted in the crash page')
    return real.NoticePage(props)
  }
  return { ...real, NoticePage }
})

const TITLE = '抱歉，当前页面无法正常显示！'

function Boom({ message = 'planted' }: { message?: string; children?: ReactNode }): never {
  throw new Error(message)
}

beforeEach(() => {
  // React logs every caught error; here they are expected.
  vi.spyOn(console, 'error').mockImplementation(() => {})
  sessionStorage.clear()
  isNoticeBroken = false
})

describe('crash guard', () => {
  it('shows the fallback page and reports the crash once, without secrets', async () => {
    giveSession()
    window.history.replaceState(null, '', '/quotation/shared?token=secret')
    const reports = mock(renderError, null)
    render(
      <CrashGuard page={undefined} path="/quotation/shared">
        <Boom />
      </CrashGuard>,
    )
    // The last word stands in for the page until it has been loaded.
    const shown = within(screen.getByRole('main'))
    expect(shown.getByRole('heading', { name: TITLE })).toBeVisible()
    expect(shown.getByRole('link', { name: '返回首页' })).toHaveAttribute('href', '/')
    expect(shown.getByRole('button', { name: '重新加载' })).toBeEnabled()
    await waitFor(() => expect(reports).toHaveLength(1))
    expect(reports[0]?.body).toMatchObject({
      project: '工品汇',
      url: 'http://localhost/quotation/shared',
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      message: 'planted',
      componentStack: expect.stringContaining('Boom'),
    })
    expect(JSON.stringify(reports[0])).not.toMatch(/access-test|refresh-test|secret/)
    expect(reports[0]?.headers.get('Authorization')).toBeNull()
  })

  it('reports to an external endpoint as text/plain, which needs no CORS', async () => {
    giveSession()
    const sendBeacon = vi.fn((_url: string, _body: string) => true)
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { sendBeacon }))
    render(
      <LastGuard page={{ errorReportUrl: 'https://log.example.com/mall' }}>
        <Boom />
      </LastGuard>,
    )
    await waitFor(() => expect(sendBeacon).toHaveBeenCalledOnce())
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

  /** A page of the mall as `_app` frames it; its layout fails. */
  function renderApp(getLayout: (page: ReactNode) => ReactNode) {
    const Page = Object.assign(() => <p>page</p>, { getLayout })
    mockRouter.setCurrentUrl('/')
    const props = { pageProps: {}, Component: Page, router: mockRouter }
    // Of a router `_app` reads nothing but the address.
    return render(<MallApp {...(props as unknown as Parameters<typeof MallApp>[0])} />)
  }

  it('a crash of the layout shows the fallback page and is reported once', async () => {
    const reports = mock(renderError, null)
    renderApp((page) => (
      <Boom>
        <main>{page}</main>
      </Boom>
    ))
    expect(screen.getByRole('heading', { name: TITLE })).toBeVisible()
    expect(screen.queryByText('page')).toBeNull()
    await waitFor(() =>
      expect(reports.map(({ body }) => body)).toMatchObject([{ message: 'planted' }]),
    )
  })

  it('a crash of the crash page itself still shows its words and the way home', async () => {
    isNoticeBroken = true
    const reports = mock(renderError, null)
    renderApp(() => <Boom />)
    expect(screen.getByRole('heading', { name: TITLE })).toBeVisible()
    expect(screen.getByRole('link', { name: '返回首页' })).toHaveAttribute('href', '/')
    await waitFor(() => expect(reports).not.toHaveLength(0))
    expect(reports.length).toBeLessThanOrEqual(2)
  })

  it('an error thrown in a handler leaves the page as it is', async () => {
    const reports = mock(renderError, null)
    const thrown: string[] = []
    const hear = (event: ErrorEvent) => {
      event.preventDefault()
      thrown.push(event.message)
    }
    window.addEventListener('error', hear)
    const fail = () => {
      throw new Error('planted in a handler')
    }
    renderApp(() => (
      <button type="button" onClick={fail}>
        加入购物车
      </button>
    ))
    fireEvent.click(screen.getByRole('button', { name: '加入购物车' }))
    window.removeEventListener('error', hear)
    expect(thrown).toEqual([expect.stringContaining('planted in a handler')])
    expect(screen.getByRole('button', { name: '加入购物车' })).toBeVisible()
    expect(reports).toEqual([])
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

  it('reloads once for missing chunks of a build, and shows the fallback page the second time', async () => {
    // What has the page reloaded is not reported.
    const reports = mock(renderError, null)
    const show = (chunk: number) =>
      render(
        <LastGuard page={undefined}>
          <Boom message={`Loading chunk ${chunk} failed.`} />
        </LastGuard>,
      )
    vi.stubGlobal('__NEXT_DATA__', { buildId: 'a' })
    show(7).unmount()
    // Another part that is gone too: reloading for each in turn would never end.
    show(8).unmount()
    show(7)
    expect(screen.getByRole('heading', { name: TITLE })).toBeVisible()
    await waitFor(() => expect(reports).toHaveLength(2))
    vi.stubGlobal('__NEXT_DATA__', { buildId: 'b' })
    show(9)
    expect(sessionStorage.getItem('reloadedFor')).toBe('b')
    const messages = reports.map(({ body }) => Reflect.get(Object(body), 'message'))
    expect(messages.sort()).toEqual(['Loading chunk 7 failed.', 'Loading chunk 8 failed.'])
  })
})
