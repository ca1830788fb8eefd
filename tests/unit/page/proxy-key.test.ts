import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { PAGE_COOKIES } from '@/services/page/page-cookies'

it('the proxy tells kept pages apart by the cookies that rendering reads', () => {
  const template = readFileSync('deploy/nginx/mall.conf.template', 'utf8')
  const [key = ''] = /proxy_cache_key .*/.exec(template) ?? []
  const maps = new Map(
    [...template.matchAll(/map \$http_cookie \$(\w+) \{\s*"~\(\?:\^\|;\\s\*\)(\w+)=/g)].map(
      ([, variable, cookie]) => [variable, cookie],
    ),
  )
  const variables = [...key.matchAll(/\$(\w+)/g)].map(([, name]) => name).slice(1)
  expect(variables.map((name) => maps.get(name))).toEqual(PAGE_COOKIES)
  expect(key).toContain('$request_uri')
})
