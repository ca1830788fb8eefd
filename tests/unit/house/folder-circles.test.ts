import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { describe, expect, it } from 'vitest'

const IMPORT = /(?:from\s+|import\(\s*|import\s+)'((?:@\/|\.{1,2}\/)[^']+)'/g

type Graph = ReadonlyMap<string, ReadonlySet<string>>

/** Which folders below `root` import which, type imports included. */
function foldersOf(root: string): Graph {
  const graph = new Map<string, Set<string>>()
  const names = readdirSync(root, { recursive: true, encoding: 'utf8' })
  for (const name of names.filter((file) => /\.(ts|mjs)$/.test(file))) {
    const file = join(root, name)
    const from = dirname(file)
    const imported = graph.get(from) ?? new Set<string>()
    graph.set(from, imported)
    for (const [, specifier = ''] of readFileSync(file, 'utf8').matchAll(IMPORT)) {
      const path = specifier.startsWith('@/') ? specifier.slice(2) : join(from, specifier)
      const to = dirname(normalize(path))
      if (to !== from && to.startsWith(`${root}/`)) imported.add(to)
    }
  }
  return graph
}

/** One circle of a graph as the path around it; null when there is none. */
function circleIn(graph: Graph): string[] | null {
  const done = new Set<string>()
  function visit(node: string, path: string[]): string[] | null {
    if (path.includes(node)) return [...path.slice(path.indexOf(node)), node]
    if (done.has(node)) return null
    for (const next of graph.get(node) ?? []) {
      const circle = visit(next, [...path, node])
      if (circle) return circle
    }
    done.add(node)
    return null
  }
  for (const node of graph.keys()) {
    const circle = visit(node, [])
    if (circle) return circle
  }
  return null
}

describe('folders of server/', () => {
  it('do not import each other in a cycle, types included', () => {
    expect(circleIn(foldersOf('server'))).toBeNull()
  })

  it('circleIn finds a planted cycle', () => {
    const planted = new Map([
      ['order', new Set(['cart'])],
      ['cart', new Set(['product'])],
      ['product', new Set(['order'])],
    ])
    expect(circleIn(planted)).toEqual(['order', 'cart', 'product', 'order'])
  })
})
