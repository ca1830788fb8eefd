import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { createGzip } from 'node:zlib'
import { createElement, type ReactNode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import type { PlainElement } from './floor'

// The same-DOM floor: what React costs for writing a page's own elements, without data, hooks or Next.
// Started by floor.ts with the file of the elements and a port.

const [file = '', port = ''] = process.argv.slice(2)
const body: PlainElement = JSON.parse(readFileSync(file, 'utf8'))

function build({ tag, props, children }: PlainElement): ReactNode {
  return createElement(
    tag,
    props,
    ...children.map((child) => (typeof child === 'string' ? child : build(child))),
  )
}

/** The elements are made anew for every visitor, as a page makes them. */
function Page(): ReactNode {
  return <html lang="zh-CN">{build(body)}</html>
}

createServer((_request, response) => {
  response.setHeader('Content-Type', 'text/html; charset=utf-8')
  response.setHeader('Content-Encoding', 'gzip')
  const { pipe } = renderToPipeableStream(<Page />, {
    onShellReady: () => {
      pipe(createGzip()).pipe(response)
    },
    onError: (error) => console.error(error),
  })
}).listen(Number(port), '127.0.0.1', () => process.send?.('ready'))
