const NAME_MAX = 80
/** Control characters, path signs, and whatever a header or a shell would read as its own. */
const UNSAFE = /[\p{Cc}\p{Cf}\p{Cs}"*/:<>?\\|]/gu

/** A name files can be kept and saved under, with the ending of what they are. */
export function safeName(name: string, { ending, usual }: { ending: string; usual: string }) {
  const stem = name
    .replace(/\.[^.]*$/, '')
    .replace(UNSAFE, '_')
    .trim()
    .slice(0, NAME_MAX)
  return `${stem || usual}.${ending}`
}
