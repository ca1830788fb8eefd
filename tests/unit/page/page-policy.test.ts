import { afterEach, describe, expect, it, vi } from 'vitest'
import { readEnv } from '@/server/kernel/env'
import { contentPolicy } from '@/services/page/page-policy'

const directive = (name: string) =>
  contentPolicy()
    .split('; ')
    .find((one) => one.startsWith(`${name} `))

describe('content security policy', () => {
  afterEach(() => vi.unstubAllEnvs())

  it('allows pictures and calls of the mall only by default', () => {
    expect(directive('img-src')).toBe("img-src 'self' data: blob:")
    expect(directive('connect-src')).toBe("connect-src 'self'")
  })

  it('allows pictures of IMAGE_HOSTS and of BROWSER_API_HOST', () => {
    const IMAGE_HOSTS = 'img.example.com, https://cdn.example.com:8443,*.pics.example.com'
    expect(readEnv({ IMAGE_HOSTS }).IMAGE_HOSTS).toHaveLength(3)
    vi.stubEnv('IMAGE_HOSTS', IMAGE_HOSTS)
    vi.stubEnv('BROWSER_API_HOST', 'https://api.example.com/base/')
    expect(directive('img-src')).toBe(
      "img-src 'self' data: blob: https://api.example.com" +
        ' img.example.com https://cdn.example.com:8443 *.pics.example.com',
    )
    expect(directive('script-src')).toBe("script-src 'self'")
  })

  it('allows connections to ERROR_REPORT_URL', () => {
    vi.stubEnv('ERROR_REPORT_URL', 'https://log.example.com/mall?key=1')
    expect(directive('connect-src')).toBe("connect-src 'self' https://log.example.com")
    expect(directive('img-src')).not.toContain('log.example.com')
  })
})
