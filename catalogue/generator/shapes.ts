/** Sizes in mm by the letters of the drawings (dims.ts), and words of the choice by attribute. */
export type Piece = { size: (letter: string) => number; word: (attribute: string) => string }

/** Volume in mm³ or mass in grams of one piece, or of a metre of what is sold by the metre. */
export type Measure = (piece: Piece) => number

export const rod = (diameter: number, length: number) => (Math.PI / 4) * diameter ** 2 * length

export const ring = (outer: number, inner: number, height: number) =>
  rod(outer, height) - rod(inner, height)

export const hexagon = (acrossFlats: number, height: number) =>
  (Math.sqrt(3) / 2) * acrossFlats ** 2 * height

/** Pitch diameter of a thread: that of a plain rod of the same volume. */
export const pitchDiameter = ({ size }: Piece) => size('d') - 0.65 * (size('p') || size('d') * 0.15)
