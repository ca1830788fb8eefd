const NAME_MAX = 80
/** Control characters, path separators, and characters special to a header or a shell. */
const UNSAFE = /[\p{Cc}\p{Cf}\p{Cs}"*/:<>?\\|]/gu

/** A safe file name with the extension of its actual type. */
export function safeName(name: string, { ending, fallback }: { ending: string; fallback: string }) {
  const stem = name
    .replace(/\.[^.]*$/, '')
    .replace(UNSAFE, '_')
    .trim()
    .slice(0, NAME_MAX)
  return `${stem || fallback}.${ending}`
}
