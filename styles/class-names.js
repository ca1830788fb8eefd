import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A number of two digits to this base. */
const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
const NAMES = DIGITS.length ** 2

const COMMENT = /\/\*[\s\S]*?\*\//g
/** What CSS modules name: classes and animations. */
const NAMED = /(?:\.|@keyframes +)([A-Za-z_][\w-]*)/g

/** Classes and animations of all style sheets below the folder, by path and name. */
function placesBelow(root) {
  const sheets = readdirSync(join(root, 'components'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.module.css'))
    .map((path) => join('components', path))
  const places = sheets.flatMap((sheet) => {
    const css = readFileSync(join(root, sheet), 'utf8').replace(COMMENT, '')
    return [...css.matchAll(NAMED)].map(([, name]) => `${sheet} ${name}`)
  })
  return [...new Set(places)].sort()
}

/**
 * Short names of all classes and animations of components, by path and name: a page repeats them hundreds of
 * times, in its HTML, styles and script. Each goes by its digest, so that a new class renames few others.
 */
export function shortClassNames(root) {
  const taken = new Set()
  const names = new Map()
  for (const place of placesBelow(root)) {
    if (taken.size === NAMES)
      throw new Error(`more than ${NAMES} classes: give their names a digit more`)
    let number = createHash('sha1').update(place).digest().readUInt32BE() % NAMES
    while (taken.has(number)) number = (number + 1) % NAMES
    taken.add(number)
    names.set(
      place,
      `c${DIGITS[Math.floor(number / DIGITS.length)]}${DIGITS[number % DIGITS.length]}`,
    )
  }
  return names
}
