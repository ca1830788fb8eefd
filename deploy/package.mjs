// `npm run package -- FOLDER`: copies what a built mall needs to run into an empty folder: the build,
// the sources that commands run, and of node_modules only what these load.
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { dirname, join } from 'node:path'
import { nodeFileTrace } from '@vercel/nft'

/** Read or run at run time, whole. */
const SOURCES = ['catalogue', 'contract', 'public', 'server']
const FILES = ['next.config.js', 'package.json', 'styles/class-names.js', 'tsconfig.json']
/** Parts of the build that only the next build would use. */
const BUILD_ONLY = ['cache', 'diagnostics', 'trace', 'trace-build', 'types']

const NEXT = 'node_modules/next/dist'
/** What runs the mall and its commands, apart from what its sources import. */
const RUNNERS = ['node_modules/tsx/dist/loader.mjs', 'node_modules/tsx/dist/preflight.cjs']
/** Loaded by a path that tracing cannot see. */
const BY_PATH = [
  'node_modules/@electric-sql/pglite/dist',
  'node_modules/@embedpdf/fonts-sc/fonts/NotoSansHans-Regular.otf',
  'node_modules/@embedpdf/fonts-sc/fonts/NotoSansHans-Bold.otf',
  'node_modules/@swc/helpers',
  `${NEXT}/compiled/webpack`,
  `${NEXT}/compiled/@babel/runtime`,
]
/** Next's builder, its development server and its app router, which this mall does not start. */
const NOT_RUN = [
  `${NEXT}/cli/next-{analyze,build,dev,export,info,lint,telemetry,typegen,upgrade}*`,
  `${NEXT}/build/webpack/**`,
  `${NEXT}/compiled/{babel,babel-packages,react-server-dom-*,terser}/**`,
  `${NEXT}/compiled/next-server/{app-*,*.dev.js}`,
  'node_modules/@next/swc*/**',
  'node_modules/typescript/**',
  '**/*.map',
]

/** The demo's goods, as an earlier start of one kept them (server/edge/seed/demo-archive.ts). */
const keptGoods = () =>
  readdirSync('.cache')
    .filter((name) => /^demo-data-\w+\.tar\.gz$/.test(name))
    .map((name) => `.cache/${name}`)

const IMPORTING = '.cache/packaged.mjs'
const REQUIRING = '.cache/packaged.cjs'

const CODE = /\.(js|mjs|ts)$/
/** A package's name where code imports, requires or loads it. */
const IMPORTED =
  /(?:\bfrom|\bimport|\brequire\(|\bimport\(|\bloadSdk\()\s*["']([@a-z][\w@/.-]*)["']/g

const filesBelow = (folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name))

/** The names of all packages that the build and the sources load. */
function importedNames() {
  const files = ['.next/server', ...SOURCES].flatMap(filesBelow).filter((name) => CODE.test(name))
  const names = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(IMPORTED)].map(([, name]) => name),
  )
  return [...new Set(names)].filter((name) => !isBuiltin(name) && !name.startsWith('@/'))
}

/**
 * The files of node_modules that are needed. They are traced from two modules that load every package,
 * once each way, because packages have different files for both.
 */
async function tracedFiles() {
  const names = importedNames()
  mkdirSync('.cache', { recursive: true })
  writeFileSync(IMPORTING, names.map((name) => `import '${name}'\n`).join(''))
  writeFileSync(REQUIRING, names.map((name) => `require('${name}')\n`).join(''))
  const { fileList } = await nodeFileTrace([IMPORTING, REQUIRING, ...RUNNERS], {
    base: process.cwd(),
    ignore: NOT_RUN,
    // As Node resolves.
    conditions: ['node', 'module-sync'],
  })
  return [...fileList].filter((file) => file.startsWith('node_modules/'))
}

function requireEmpty(folder) {
  if (!folder) throw new Error('write the folder to fill: npm run package -- FOLDER')
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new Error(`${folder} is not empty`)
  if (!existsSync('.next/BUILD_ID')) throw new Error('there is no build: npm run build')
}

async function fillFolder(folder) {
  const copy = (file) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    cpSync(file, join(folder, file), { recursive: true, filter: (from) => !from.endsWith('.map') })
  }
  const build = readdirSync('.next').filter((name) => !BUILD_ONLY.includes(name))
  const needed = [...build.map((name) => `.next/${name}`), ...SOURCES, ...FILES, ...BY_PATH]
  for (const file of [...needed, ...(await tracedFiles()), ...keptGoods()]) copy(file)
}

const [folder = ''] = process.argv.slice(2)
try {
  requireEmpty(folder)
  await fillFolder(folder)
  console.log(`${folder} runs the mall: node server/edge/ops/start.mjs`)
} catch (error) {
  console.error(error.message)
  process.exit(1)
}
