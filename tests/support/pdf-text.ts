import { inflateSync } from 'node:zlib'

type Dictionary = { id: string; text: string; stream: string }

/** Objects of a PDF as pdfkit writes it, streams inflated. */
function objectsOf(pdf: Buffer): Dictionary[] {
  const text = pdf.toString('latin1')
  return [...text.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)].map(([, id = '', body = '']) => {
    const at = body.indexOf('stream\n')
    if (at < 0) return { id, text: body, stream: '' }
    const raw = Buffer.from(body.slice(at + 7, body.lastIndexOf('\nendstream')), 'latin1')
    const head = body.slice(0, at)
    return {
      id,
      text: head,
      stream: head.includes('/FlateDecode') ? inflateSync(raw).toString('latin1') : '',
    }
  })
}

const charOf = (hex: string) => Buffer.from(hex, 'hex').swap16().toString('utf16le')

/** What each glyph of a font stands for, from its ToUnicode map. */
function glyphsOf(map: string): Map<number, string> {
  const glyphs = new Map<number, string>()
  for (const [, start = '', , list = ''] of map.matchAll(
    /<([\da-f]+)> <([\da-f]+)> \[([^\]]*)\]/gi,
  )) {
    const chars = [...list.matchAll(/<([\da-f ]*)>/gi)].map(([, hex = '']) =>
      charOf(hex.replace(/ /g, '')),
    )
    for (const [at, char] of chars.entries()) glyphs.set(Number.parseInt(start, 16) + at, char)
  }
  return glyphs
}

/** The text and the number of pages of a PDF whose fonts are embedded with their Unicode maps. */
export function readPdf(pdf: Buffer): { pages: number; text: string; fonts: string[] } {
  const objects = objectsOf(pdf)
  const byId = new Map(objects.map((one) => [one.id, one]))
  const fonts = new Map(
    objects
      .flatMap(({ text }) => [...text.matchAll(/\/(F\d+) (\d+) 0 R/g)])
      .map(([, name = '', id = '']) => {
        const mapId = /\/ToUnicode (\d+) 0 R/.exec(byId.get(id)?.text ?? '')?.[1] ?? ''
        return [name, glyphsOf(byId.get(mapId)?.stream ?? '')] as const
      }),
  )
  const content = objects.map(({ stream }) => stream).filter((stream) => /\bTJ\b/.test(stream))
  let glyphs = new Map<number, string>()
  const shown = content.flatMap((stream) =>
    [...stream.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)].map(([, font, strings = '']) => {
      if (font) glyphs = fonts.get(font) ?? new Map()
      const hex = [...strings.matchAll(/<([\da-f]*)>/gi)].map(([, one = '']) => one).join('')
      return (hex.match(/.{4}/g) ?? [])
        .map((code) => glyphs.get(Number.parseInt(code, 16)) ?? '')
        .join('')
    }),
  )
  return {
    pages: objects.filter(({ text }) => /\/Type \/Page\b/.test(text)).length,
    text: shown.join('\n'),
    fonts: objects.flatMap(({ text }) => /\/FontName \/(\S+)/.exec(text)?.[1] ?? []),
  }
}
