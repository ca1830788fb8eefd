// Packs files into a zip in a thread. Not compiled, so plain JavaScript.
import { parentPort } from 'node:worker_threads'
import { zipSync } from 'fflate'

const entries = {}

parentPort.on('message', (entry) => {
  if (entry) entries[entry.name] = entry.body
  // Spreadsheets, pictures and PDFs are compressed already.
  else parentPort.postMessage(zipSync(entries, { level: 0 }))
})
