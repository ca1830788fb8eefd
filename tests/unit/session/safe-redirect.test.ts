import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { safeRedirect } from '@/services/session/safe-redirect'
import { RUNS } from '../../support/runs'

const OWN = 'https://mall.example'

describe('safeRedirect', () => {
  it.each(['/cart/list', '/search?value=M8%20%E8%9E%BA%E6%A0%93&page=2', '/product/5?sku=7', '/'])(
    'keeps %s',
    (target) => {
      expect(safeRedirect(target)).toBe(target)
    },
  )

  it.each([
    ['/register?redirect=%2Fproduct%2F5%3Fsku%3D7', '/product/5?sku=7'],
    ['/forgot-password?redirect=%2Flogin%3Fredirect%3D%252Fcart%252Flist', '/cart/list'],
    ['/register?redirect=%2F%2Fe.com', '/'],
    ['/register', '/'],
  ])('goes on from %s to where the visitor was', (target, goal) => {
    expect(safeRedirect(target)).toBe(goal)
  })

  it.each([
    '//e.com',
    '///e.com',
    '/\\e.com',
    '\\/e.com',
    '/\t/e.com',
    'https:e.com',
    'https:/e.com',
    'https://e.com',
    'javascript:alert(1)',
    'data:text/html,x',
    '@e.com',
    '/login?redirect=/',
    '/login',
    '/api/oauth/logout',
    '/_next/x',
    '/a\r\nSet-Cookie:x',
    '',
    'cart',
    '/.//e.com',
    `/${'a'.repeat(3000)}`,
    '/repair',
    '/repair?redirect=/',
    '/login/',
    '/login?redirect=%2Flogin%3Fredirect%3D%2F',
    '/_next/static/x.js',
    '/_next',
    '/api',
    '/api?x=1',
    '//',
    '///',
    '////e.com',
    '/\\',
    '/\\/e.com',
    '\\\\e.com',
    '/%09/e\\.com',
    '/\u0000',
    '/a\u007f',
    '/a\tb',
    ' /cart',
    '\t/cart',
    '\n//e.com',
    'http://e.com',
    'HTTP://E.COM',
    'ftp://e.com',
    '//e.com:80/a',
    '//user@e.com',
    'https:@e.com',
    'JavaScript:alert(1)',
    'vbscript:x',
    'blob:https://e.com/x',
    'file:///etc/passwd',
    'about:blank',
    'mailto:a@e.com',
    'tel:123',
    '?redirect=/',
    '#x',
    './cart',
    '../cart',
    'cart/list',
    '/..//e.com',
    '/a/..//e.com',
    'java\nscript:alert(1)',
  ])('refuses %j', (target) => {
    expect(safeRedirect(target)).toBe('/')
  })

  it('refuses lists and undefined', () => {
    expect(safeRedirect(['/a', '/b'])).toBe('/')
    expect(safeRedirect(undefined)).toBe('/')
  })

  it('never leaves the mall, whatever the input', () => {
    const pieces = fc.constantFrom(
      '/',
      '\\',
      '//',
      '%2f',
      '%5c',
      ':',
      '@',
      'e.com',
      'https',
      'javascript',
      '\t',
      '\n',
      '?',
      '#',
      '.',
      '..',
      ' ',
      'login',
      'repair',
      'api',
    )
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 8 }), (parts) => {
        const url = new URL(safeRedirect(parts.join('')), OWN)
        expect(url.origin).toBe(OWN)
        expect(url.pathname).not.toMatch(/^\/(login|repair|api|_next)(\/|$)/)
      }),
      { numRuns: RUNS },
    )
  })
})
