import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { PAGE_COOKIES } from '@/services/page/page-cookies'

it('the proxy tells kept pages apart by the cookies that rendering reads', () => {
  const template = readFileSync('deploy/nginx/mall.conf.template', 'utf8')
  const [key = ''] = /proxy_cache_key .*/.exec(template) ?? []
  const cookies = [...key.matchAll(/\$cookie_(\w+)/g)].map(([, name]) => name)
  expect(cookies).toEqual(PAGE_COOKIES)
  expect(key).toContain('$request_uri')
})
