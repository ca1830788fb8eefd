// Writes an .xlsx file in a thread (server/kernel/excel/excel-file.ts). Not compiled, so plain JavaScript.
import { parentPort, workerData } from 'node:worker_threads'
import writeExcelFile from 'write-excel-file/node'

/** Fit to one page width; the library itself only supports paper size and orientation. */
const FIT_WIDTH = {
  files: {
    transform: {
      'xl/worksheets/sheet{id}.xml': {
        transform: (xml) =>
          xml
            .replace(/<worksheet [^>]*>/, '$&<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>')
            .replace('<pageSetup ', '<pageSetup fitToWidth="1" fitToHeight="0" '),
      },
    },
  },
}

const cellOf = ({ value, look }) => ({
  ...look,
  type: typeof value === 'number' ? Number : String,
  value,
})

const { title, widths, stickyRows, fitsWidth } = workerData
const rows = []

async function write() {
  const columns = widths.map((width) => ({ width }))
  const sticky = stickyRows === undefined ? {} : { stickyRowsCount: stickyRows }
  const sheet = { sheet: title, orientation: 'landscape', columns, ...sticky }
  const features = fitsWidth ? { features: [FIT_WIDTH] } : {}
  const bytes = await writeExcelFile(rows, sheet, { fontSize: 9, ...features }).toBuffer()
  parentPort.postMessage(new Uint8Array(bytes))
}

parentPort.on('message', (part) => {
  if (part) for (const row of part) rows.push(row.map(cellOf))
  else void write()
})
