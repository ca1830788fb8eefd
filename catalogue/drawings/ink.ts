/** Stroke and fill of a shape; omitted ones are inherited from the sheet (no fill, outline 2). */
export type Ink = Readonly<{
  fill?: string
  stroke?: string
  width?: number
  dash?: string
  opacity?: number
}>

export const OUTLINE = '#2c3e50'
export const BODY = '#eef2f6'
export const SHADE = '#dde5ec'
export const DEEP = '#c5d0da'
/** Grey of centre lines and hidden edges. */
export const FAINT = '#8294a5'
export const WHITE = '#fff'
export const BLACK = '#47525d'
export const GREY = '#b4c0cb'
export const PALE = '#fbfcfd'
export const CLEAR = '#e8f3fa'
export const RED = '#e0564a'
export const ORANGE = '#ff9a3d'
export const YELLOW = '#ffd94a'
export const GREEN = '#57a773'
export const BLUE = '#4a83bf'
export const BROWN = '#a9795a'
export const KRAFT = '#c9a36a'
export const RUBBER = '#57616b'
export const BRASS = '#e8d79a'
export const COPPER = '#d98c4a'
/** Metal of electric contacts. */
export const CONTACT = '#d9a066'
/** Coat of carbide tools. */
export const GOLD = '#ffe9a8'
export const GOLD_RIM = '#fff3cf'
/** Fill of a cut section: 45 degree hatching, its pattern is added by the sheet. */
export const SECTION = 'url(#hatch)'

/** Lines of inner details, from the finest. */
export const fine: Ink = { width: 0.8 }
export const thin: Ink = { width: 1 }
export const medium: Ink = { width: 1.5 }

export const body: Ink = { fill: BODY }
export const shade: Ink = { fill: SHADE }
export const deep: Ink = { fill: DEEP }
export const dark: Ink = { fill: OUTLINE }
export const section: Ink = { fill: SECTION }
export const white: Ink = { fill: WHITE }
export const black: Ink = { fill: BLACK }
export const pale: Ink = { fill: PALE }
export const red: Ink = { fill: RED }
export const orange: Ink = { fill: ORANGE }
export const yellow: Ink = { fill: YELLOW }
export const green: Ink = { fill: GREEN }
export const blue: Ink = { fill: BLUE }
export const rubber: Ink = { fill: RUBBER }
export const brass: Ink = { fill: BRASS }
export const copper: Ink = { fill: COPPER }
export const contact: Ink = { fill: CONTACT }
export const gold: Ink = { fill: GOLD }
