import { type ReactElement, useEffect, useState } from 'react'
import client, { type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import '@/instrumentation-client'
import { useHydrated } from '@/hooks/browser/use-hydrated'

/** As long as a part of a large page takes, ms. */
const RENDERED_MS = 2
const PARTS = Array.from({ length: 20 }, (_, at) => `第 ${at} 段`)

/** The parts in the order they were rendered, with what the browser did between them. */
const done: string[] = []
let root: Root | undefined

function Part({ name }: { name: string }) {
  const until = performance.now() + RENDERED_MS
  while (performance.now() < until);
  done.push(name)
  return <li>{name}</li>
}

function Page() {
  useEffect(() => void done.push('hydrated'), [])
  return PARTS.map((name) => <Part key={name} name={name} />)
}

function Counter() {
  const [count, setCount] = useState(0)
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {count}
    </button>
  )
}

const Known = () => <p>{useHydrated() ? 'known' : 'not yet'}</p>

/** Hydrates a page in the HTML that a server rendered of it. */
function hydrate(page: ReactElement): HTMLElement {
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(page)
  done.length = 0
  root = client.hydrateRoot(container, page)
  return container
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
})

afterEach(() => {
  root?.unmount()
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

it('pauses for the browser while a page is hydrated', async () => {
  const others = setInterval(() => done.push('something else'))
  hydrate(<Page />)
  await vi.waitFor(() => expect(done).toContain('hydrated'))
  clearInterval(others)
  const parts = done.slice(done.indexOf(PARTS.at(0) ?? ''), done.indexOf(PARTS.at(-1) ?? ''))
  expect(parts).toContain('something else')
})

it('hydrates at once what is pressed', async () => {
  const container = hydrate(<Counter />)
  const button = container.querySelector('button')
  button?.click()
  await vi.waitFor(() => expect(button).toHaveTextContent('1'))
  expect(container.querySelector('button')).toBe(button)
})

it('shows what only the browser knows once the page is hydrated', async () => {
  const mismatch = vi.spyOn(console, 'error')
  const container = hydrate(<Known />)
  expect(container).toHaveTextContent('not yet')
  await vi.waitFor(() => expect(container).toHaveTextContent('known'))
  expect(mismatch).not.toHaveBeenCalled()
})
