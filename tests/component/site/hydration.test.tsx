import { fireEvent } from '@testing-library/react'
import {
  type ReactElement,
  type ReactNode,
  Suspense,
  useEffect,
  useLayoutEffect,
  useState,
} from 'react'
import client, { type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import '@/instrumentation-client'
import { useHydrated } from '@/hooks/browser/use-hydrated'
import { useInputBeforeHydration } from '@/hooks/browser/use-input-before-hydration'

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

function Counted() {
  const text = useHydrated() ? 'known' : 'not yet'
  done.push(text)
  return <p>{text}</p>
}

/** A field whose page is rendered again by what only the browser knows; the page says what it holds. */
function Field({ name }: { name: string }) {
  const [text, setText] = useState('')
  const isHydrated = useHydrated()
  return (
    <>
      <input
        name={name}
        data-known={isHydrated}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onBlur={() => done.push(`${name} left`)}
      />
      <output htmlFor={name}>{text}</output>
    </>
  )
}

function Agreement() {
  const [isAgreed, setAgreed] = useState(false)
  return (
    <form method="post">
      <input type="checkbox" checked={isAgreed} onChange={() => setAgreed(!isAgreed)} />
      <output>{isAgreed ? 'agreed' : 'not agreed'}</output>
    </form>
  )
}

/** `onReady` is called once React listens, and before it has had the time for what was typed earlier. */
function Frame({ children, onReady }: { children: ReactNode; onReady?: () => void }) {
  useInputBeforeHydration()
  useLayoutEffect(() => void (onReady && queueMicrotask(onReady)), [onReady])
  return children
}

/** Types on as a visitor does, whom React hears. */
function enter(field: HTMLInputElement, text: string) {
  fireEvent.input(field, { target: { value: text } })
}

/** Types into a field of the page as the server sent it. */
function typeInto(name: string, text: string): HTMLInputElement {
  const field = document.querySelector<HTMLInputElement>(`[name=${name}]`)
  if (!field) throw new Error(`no field ${name}`)
  field.value = text
  return field
}

/** Hydrates a page in the HTML that a server rendered of it, after what a visitor does to that. */
function hydrate(page: ReactElement, meanwhile: () => unknown = () => {}): HTMLElement {
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(page)
  done.length = 0
  meanwhile()
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

it('renders once to hydrate and once for what only the browser knows', async () => {
  const container = hydrate(
    <>
      <Counted />
      <Counted />
      <Suspense>
        <Counted />
      </Suspense>
    </>,
  )
  await vi.waitFor(() => expect(container).toHaveTextContent('knownknownknown'))
  expect(done.filter((text) => text === 'not yet')).toHaveLength(3)
  expect(done.filter((text) => text === 'known')).toHaveLength(3)
})

describe('before hydration', () => {
  it('what was typed is kept, and heard of', async () => {
    const container = hydrate(
      <Frame>
        <Field name="first" />
        <Field name="second" />
      </Frame>,
      () => typeInto('first', 'M8*30'),
    )
    await vi.waitFor(() => expect(container.querySelector('[data-known=true]')).not.toBeNull())
    const [first, second] = container.querySelectorAll('input')
    expect(first).toHaveValue('M8*30')
    expect(container.querySelector('output')).toHaveTextContent('M8*30')
    expect(second).toHaveValue('')
    expect(done).toEqual(['first left'])
  })

  it('a field the visitor is still in is not left, its caret stays', async () => {
    const container = hydrate(
      <Frame>
        <Field name="only" />
      </Frame>,
      () => {
        const field = typeInto('only', 'M8*30')
        field.focus()
        field.setSelectionRange(2, 2)
      },
    )
    await vi.waitFor(() => expect(container.querySelector('output')).toHaveTextContent('M8*30'))
    expect(container.querySelector('input')?.selectionStart).toBe(2)
    expect(done).toEqual([])
  })

  it('what is typed on meanwhile is not taken back', async () => {
    const [typed, typedOn] = ['M8', 'M8*30']
    let field: HTMLInputElement | undefined
    const container = hydrate(
      <Frame onReady={() => field && enter(field, typedOn)}>
        <Field name="only" />
      </Frame>,
      () => {
        field = typeInto('only', typed)
      },
    )
    await vi.waitFor(() => expect(container.querySelector('[data-known=true]')).not.toBeNull())
    expect(field).toHaveValue(typedOn)
    expect(container.querySelector('output')).toHaveTextContent(typedOn)
  })

  it('what was typed into a part that is hydrated later is kept', async () => {
    const container = hydrate(
      <Frame>
        <Suspense>
          <Field name="later" />
        </Suspense>
      </Frame>,
      () => typeInto('later', 'M8*30'),
    )
    await vi.waitFor(() => expect(container.querySelector('output')).toHaveTextContent('M8*30'))
    expect(container.querySelector('input')).toHaveValue('M8*30')
  })

  it('a mark of a form is kept, and heard of', async () => {
    const container = hydrate(
      <Frame>
        <Agreement />
      </Frame>,
      () => document.querySelector('input')?.click(),
    )
    await vi.waitFor(() => expect(container.querySelector('output')).toHaveTextContent(/^agreed/))
    expect(container.querySelector('input')).toBeChecked()
  })
})
