import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { describe, expect, it } from 'vitest'
import { pageKey, viewIn } from '@/services/page/kept-pages'

const RESULTS = { hasViews: true }

/** What the key reads of Next's context. */
const asked = (cookie: string) => ({
  asPath: '/search?value=M8',
  req: Object.assign(new IncomingMessage(new Socket()), { headers: { cookie } }),
})
const keyOf = (cookie: string) => pageKey(RESULTS, asked(cookie))

describe('the view a buyer chose last, on the server', () => {
  it('is read from the cookie', () => {
    expect(viewIn(asked('searchView=list'))).toBe('list')
    expect(viewIn({})).toBeNull()
  })

  it('keeps a result page of its own for each view', () => {
    const cookies = ['', 'searchView=grid', 'searchView=list', 'searchView=table']
    expect(new Set(cookies.map(keyOf)).size).toBe(cookies.length)
  })

  it.each(['searchView=', 'searchView=LIST', 'searchView=list2', 'searchView=%3Cb%3E'])(
    '%s keeps no page of its own',
    (cookie) => expect(keyOf(cookie)).toBe(keyOf('')),
  )

  it('takes no part in other pages', () => {
    expect(pageKey({}, asked('searchView=list'))).toBe(pageKey({}, asked('')))
  })
})
