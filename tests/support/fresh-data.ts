import { cpSync, rmSync } from 'node:fs'
import { dataTemplate } from './data-template'

// Makes a DATA_DIR anew with the test catalogue; what was in it is gone.
const [dir] = process.argv.slice(2)
if (!dir) throw new Error('write the DATA_DIR to make anew')
const template = await dataTemplate()
rmSync(dir, { recursive: true, force: true })
cpSync(template, dir, { recursive: true })
