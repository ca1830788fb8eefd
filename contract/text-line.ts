import * as z from 'zod/mini'

/**
 * Control and invisible characters and lone surrogates, which databases reject: two texts that
 * look equal must be equal.
 */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}]/gu

/**
 * One line of typed text without invisible characters; at least one character when `min` is 1,
 * else `missing` is said.
 */
export const textLine = (max: number, min: 0 | 1 = 0, missing?: string) =>
  z.string().check(
    z.overwrite((text) => text.replace(UNSEEN, '')),
    z.trim(),
    z.minLength(min, missing),
    z.maxLength(max, `最多 ${max} 个字`),
  )

/**
 * A number or code as it is typed or copied: the full-width signs of an input method are plain ones,
 * and spaces between groups of digits mean nothing.
 */
export const plainCode = () =>
  z.overwrite<string>((text) => text.normalize('NFKC').replace(/\s/g, ''))

/** Lone surrogates are removed, as half an emoji: JSON in a database rejects them. Lines stay. */
export const wellFormed = () => z.overwrite<string>((text) => text.replace(/\p{Cs}/gu, ''))
