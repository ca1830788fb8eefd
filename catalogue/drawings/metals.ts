import { BLUE, BODY, DEEP, SHADE } from './ink'

/** Light, middle and dark tone of a metal or its finish. */
const METALS: Readonly<Record<string, readonly [light: string, middle: string, dark: string]>> = {
  brass: ['#f3e7bd', '#e8d79a', '#cdb566'],
  blackened: ['#8d97a1', '#78838e', '#626d78'],
  zinc: ['#e0ebf7', '#cbdcee', '#abc3df'],
  'hot-dip': ['#dde2de', '#c9d0cb', '#a8b2ac'],
  'yellow-zinc': ['#f1e8c4', '#e4d7a2', '#c9b878'],
  nickel: ['#f0eee8', '#dedbd2', '#c4c0b4'],
  dacromet: ['#d3d9de', '#c3cad1', '#a9b2ba'],
  // Coats of cutting tools.
  tin: ['#f6dd8f', '#ecc95f', '#cfa63c'],
  ticn: ['#b9aebb', '#a496a8', '#84758a'],
  tialn: ['#a79fb8', '#8f86a4', '#6f6688'],
  alcrn: ['#aab0b5', '#949ba1', '#777f86'],
  dlc: ['#8b9095', '#757b81', '#5c6268'],
  // Cast steel is painted like aluminium.
  cast: ['#ccd6d6', '#b7c3c4', '#97a5a7'],
  // Polypropylene of plant, a beige grey.
  pp: ['#e4dfcf', '#d6d0bd', '#b9b29c'],
  iron: ['#a9bfd6', '#8fabc8', '#7393b5'],
}

/** Fill of the lighter parts of a machine that is painted blue. */
const PAINTED = 'fill="#5f97cf"'

/** A drawing in the metal or finish that `c` names: its tones for those of bare steel. */
export function inMetal(svg: string, name: string | undefined): string {
  const tones = Object.hasOwn(METALS, name ?? '') ? METALS[name ?? ''] : undefined
  // Stainless steel is not painted.
  if (name === 'unpainted')
    return svg.replaceAll(`fill="${BLUE}"`, `fill="${DEEP}"`).replaceAll(PAINTED, `fill="${SHADE}"`)
  if (!tones) return svg
  const [light, middle, dark] = tones
  // Bent rods are strokes.
  return (['fill', 'stroke'] as const).reduce(
    (drawn, of) =>
      drawn
        .replaceAll(`${of}="${BODY}"`, `${of}="${light}"`)
        .replaceAll(`${of}="${SHADE}"`, `${of}="${middle}"`)
        .replaceAll(`${of}="${DEEP}"`, `${of}="${dark}"`),
    svg,
  )
}
