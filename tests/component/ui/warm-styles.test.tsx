import { beforeEach, describe, expect, it } from 'vitest'
import { warmStyles } from '@/components/ui/warm-styles'
import { PAGE_STYLESHEETS } from '@/styles/page-stylesheets'

const prefetches = () =>
  [...document.head.querySelectorAll('link[rel="prefetch"]')].map((link) =>
    link.getAttribute('href'),
  )

describe('the styles of a link’s page', () => {
  // The tests' setup has linked them all.
  beforeEach(() => document.head.replaceChildren())

  it('are fetched once, ahead of the transition', () => {
    warmStyles('/order/D261122073151785151?from=list')
    warmStyles('/order/D261122073151785151')
    expect(prefetches()).toHaveLength(1)
    expect(PAGE_STYLESHEETS[prefetches()[0] ?? '']).toContain('/order/[no]')
  })

  it.each(['/', '/search?value=M8', '/product/8', '/order'])('%s needs none', (href) => {
    warmStyles(href)
    expect(prefetches()).toEqual([])
  })
})
