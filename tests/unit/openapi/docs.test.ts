import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { ENDPOINTS } from '@/contract/endpoints'
import { NAMED_SCHEMAS } from '@/server/edge/openapi/named-schemas'
import { openApiRoutes } from '@/server/edge/openapi/openapi-routes'

const answer = await openApiRoutes().request('/api/docs')
const page = await answer.text()
const ids = new Set([...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id))

describe('/api/docs', () => {
  it('has an anchor for every call and every named schema', () => {
    const names = [...ENDPOINTS.map(({ name }) => name), ...Object.keys(NAMED_SCHEMAS)]
    expect(names.filter((name) => !ids.has(name))).toEqual([])
  })

  it('has no link to a missing anchor', () => {
    const links = [...page.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id)
    expect(links.length).toBeGreaterThan(1000)
    expect(links.filter((id) => !ids.has(id))).toEqual([])
  })

  it('shows path, kind, units, refusals and examples', () => {
    expect(page).toContain('/api/cart/list/getCartList')
    expect(page.match(/class="mark">core</g)).toHaveLength(36)
    expect(page).toContain('In 1/10000 yuan.')
    expect(page).toContain('3110: the mall is under maintenance')
    expect(page).toContain('<summary>Example</summary>')
  })

  it('has no script, and its CSP allows only its own style sheet', () => {
    const policy = answer.headers.get('content-security-policy')
    const [, style = ''] = /<style>(.*?)<\/style>/s.exec(page) ?? []
    const hash = createHash('sha256').update(style).digest('base64')
    expect(policy).toContain(`default-src 'none'; style-src 'sha256-${hash}'`)
    expect(page).not.toMatch(/<script|\son\w+=|\sstyle=|javascript:/i)
  })

  it('escapes descriptions', () => {
    expect(page).toContain('{ code: 0, msg: &quot;&quot;, data }')
  })
})
