import { deflateRawSync } from 'node:zlib'
import writeExcelFile from 'write-excel-file/node'

type Sheet = (xml: string) => string

/** An xlsx file of two rows whose sheet is changed before it is packed. */
async function changedXlsx(transform: Sheet): Promise<Uint8Array<ArrayBuffer>> {
  const files = { transform: { 'xl/worksheets/sheet{id}.xml': { transform } } }
  const rows = [
    ['型号', '数量'],
    ['M8', 1],
  ]
  return new Uint8Array(await writeExcelFile(rows, {}, { features: [{ files }] }).toBuffer())
}

/** A file whose cells are entities: one of a file of the server's, one that grows a millionfold. */
export function entityXlsx(): Promise<Uint8Array<ArrayBuffer>> {
  const grow = [...'bcdefg'].map((name, at) => {
    const inner = `&${'abcdef'[at]};`.repeat(10)
    return `<!ENTITY ${name} "${inner}">`
  })
  const file = '<!ENTITY file SYSTEM "file:///etc/passwd">'
  const types = `<!DOCTYPE worksheet [${file}<!ENTITY a "grown">${grow.join('')}]>`
  const cells = ['file', 'g']
    .map((name, at) => `<c r="${'AB'[at]}3" t="inlineStr"><is><t>&${name};</t></is></c>`)
    .join('')
  return changedXlsx((xml) =>
    xml
      .replace('<worksheet', `${types}<worksheet`)
      .replace('</sheetData>', `<row r="3">${cells}</row></sheetData>`),
  )
}

/** A file of 3 KB with a cell at the far end of what Excel can hold. */
export function farXlsx(): Promise<Uint8Array<ArrayBuffer>> {
  const far = '<row r="1048576"><c r="XFD1048576"><v>1</v></c></row></sheetData>'
  return changedXlsx((xml) => xml.replace('</sheetData>', far))
}

/** A zip archive of one part, which may lie about its size. */
export function zipOf(
  name: string,
  body: Uint8Array,
  claimed = body.length,
): Uint8Array<ArrayBuffer> {
  const packed = deflateRawSync(body)
  const sizes = (at: number, target: Buffer) => {
    target.writeUInt16LE(8, at)
    target.writeUInt32LE(packed.length, at + 10)
    target.writeUInt32LE(claimed, at + 14)
    target.writeUInt16LE(name.length, at + 18)
  }
  const local = Buffer.alloc(30)
  local.writeUInt32LE(0x04034b50, 0)
  sizes(8, local)
  const entry = Buffer.alloc(46)
  entry.writeUInt32LE(0x02014b50, 0)
  sizes(10, entry)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(1, 10)
  end.writeUInt32LE(30 + name.length + packed.length, 16)
  return new Uint8Array(
    Buffer.concat([local, Buffer.from(name), packed, entry, Buffer.from(name), end]),
  )
}
