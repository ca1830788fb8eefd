import { deflateRawSync } from 'node:zlib'
import writeExcelFile from 'write-excel-file/node'

/** A file of 3 KB with a cell at the far end of what Excel can hold. */
export async function farXlsx(): Promise<Uint8Array<ArrayBuffer>> {
  const far = '<row r="1048576"><c r="XFD1048576"><v>1</v></c></row></sheetData>'
  const transform = (xml: string) => xml.replace('</sheetData>', far)
  const files = { transform: { 'xl/worksheets/sheet{id}.xml': { transform } } }
  const rows = [
    ['型号', '数量'],
    ['M8', 1],
  ]
  return new Uint8Array(await writeExcelFile(rows, {}, { features: [{ files }] }).toBuffer())
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
