import * as z from 'zod/mini'

/**
 * Control and invisible characters, and halves of characters, which no database takes: two texts
 * that look the same shall be the same.
 */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}]/gu

/** One line of text a buyer types, without what nobody sees; at least one character when it must be. */
export const textLine = (most: number, least: 0 | 1 = 0) =>
  z.string().check(
    z.overwrite((text) => text.replace(UNSEEN, '')),
    z.trim(),
    z.minLength(least),
    z.maxLength(most),
  )
