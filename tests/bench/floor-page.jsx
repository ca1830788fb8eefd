import { readFileSync } from 'node:fs'
import { useRouter } from 'next/router'
import { createElement } from 'react'

// The same-DOM floor: a page of Next that writes another page's elements, without data, hooks or a frame. Copied
// by floor.ts into a site of its own, beside the file of the elements.

/** Elements by page; read by the server alone, so that no page sends them twice. */
let elements = {}

function build({ tag, props, children }) {
  return createElement(
    tag,
    props,
    ...children.map((child) => (typeof child === 'string' ? child : build(child))),
  )
}

export default function FloorPage() {
  const { query } = useRouter()
  const body = elements[query.name]
  // Made anew for every visitor, as a page makes them.
  return body ? build({ ...body, tag: 'div' }) : null
}

export function getServerSideProps() {
  if (Object.keys(elements).length === 0) {
    elements = JSON.parse(readFileSync('elements.json', 'utf8'))
  }
  return { props: {} }
}
