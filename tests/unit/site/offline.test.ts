import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { SITE } from '@/contract/site/company-rules'

const page = readFileSync('public/offline.html', 'utf8')
const worker = readFileSync('public/sw.js', 'utf8')

describe('offline page', () => {
  it('shows name and phone of the mall', () => {
    expect(page).toContain(SITE.name)
    expect(page).toContain(`tel:${SITE.phone}`)
  })

  it('has nothing inline, and the service worker keeps all its files', () => {
    expect(page).not.toMatch(/<script(?![^>]* src=)|<style|\son\w+=/)
    const needed = [...page.matchAll(/(?:src|href)="(\/[\w.-]+)"/g)].map(([, path = '']) => path)
    for (const path of needed) {
      expect([path, existsSync(`public${path}`)]).toEqual([path, true])
      expect(worker).toContain(`'${path}'`)
    }
  })
})
