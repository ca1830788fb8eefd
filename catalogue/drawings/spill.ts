import { dimH, dimV, leader } from './dimension'
import { colourOf, type Dims, num, tag } from './dims'
import { clamp } from './geometry'
import {
  BLUE,
  black,
  blue,
  dark,
  deep,
  FAINT,
  orange,
  PALE,
  pale,
  rubber,
  SHADE,
  shade,
  thin,
  WHITE,
  white,
  yellow,
} from './ink'
import { circle, ellipse, line, path, rect, repeat, sheet } from './pen'

/** Stack of dimpled absorbent pads, the top one curling; one pad's thickness. */
export function sorbent(dims: Dims): string {
  const fill = colourOf(dims, PALE)
  return sheet([
    repeat(7, (i) =>
      path(
        `M44 ${226 - i * 13}L176 ${258 - i * 13}L340 ${214 - i * 13}V${226 - i * 13}L176 ${270 - i * 13}L44 ${238 - i * 13}Z`,
        { fill, width: 1.5 },
      ),
    ),
    path('M44 148L208 108L340 136L176 180Z', { fill }),
    path('M44 148L176 180L164 130Q110 92 60 112Q40 122 44 148Z', { fill, opacity: 0.9 }),
    repeat(4, (r) =>
      repeat(6, (i) =>
        ellipse(206 + i * 22 - r * 30, 122 + i * 4.6 + r * 9.4, 4, 1.8, {
          width: 1,
          stroke: FAINT,
        }),
      ),
    ),
    path('M276 62C300 90 302 100 298 112Q290 126 276 126T254 112C250 100 254 90 276 62Z', rubber),
    path('M264 106Q264 116 274 118', { stroke: WHITE, width: 3 }),
    dimV(213, 226, 366, tag(dims, 'h'), 340),
  ])
}

/** Spill pallet with its grating and two drums standing on it. */
export function spillTray(): string {
  const drum = (x: number) =>
    path(`M${x} 44V190Q${x + 52} 208 ${x + 104} 190V44Z`, blue) +
    ellipse(x + 52, 44, 52, 14, shade) +
    ellipse(x + 52, 44, 44, 10, thin) +
    circle(x + 76, 45, 5, deep) +
    path(`M${x} 92Q${x + 52} 108 ${x + 104} 92M${x} 142Q${x + 52} 158 ${x + 104} 142`, {
      width: 3,
    }) +
    path(`M${x + 14} 62V184`, { stroke: WHITE, width: 6, opacity: 0.45 })
  return sheet([
    path('M40 196L78 172H322L360 196Z', shade),
    repeat(12, (i) => line(86 + i * 20.6, 172, 50 + i * 27, 196, thin)),
    drum(92),
    drum(206),
    path('M30 196H370V212H362L352 268H48L38 212H30Z', yellow),
    path('M30 212H370', thin),
    ...[84, 236].map((x) => rect(x, 244, 80, 24, black, 3)),
    repeat(7, (i) => line(66 + i * 45, 214, 68 + i * 44.5, 238, thin)),
  ])
}

/** Wheeled spill-kit bin with its lid, label and absorbents inside. */
export function spillBin(): string {
  return sheet([
    path('M120 96L136 58H276L290 96Z', pale),
    path('M150 92V64Q162 52 174 64V92M186 92V58Q200 48 212 58V92M224 92V64Q240 54 254 66V92', {
      fill: PALE,
      width: 1.5,
    }),
    path('M96 30L118 22H290Q306 22 310 36L316 96L300 98L292 44Q286 38 272 38H110Z', {
      fill: '#e2b93b',
    }),
    path('M108 96H302L286 268H126Z', yellow),
    path('M100 88H310V106H100Z', { fill: '#e2b93b' }),
    rect(146, 130, 116, 92, pale, 6),
    path(
      'M204 138C226 166 228 176 224 188Q218 202 204 202T184 188C180 176 184 166 204 138Z',
      rubber,
    ),
    path('M160 212H248', { width: 2 }),
    path('M286 262V250H318V262', { width: 5 }),
    circle(298, 264, 22, dark),
    circle(298, 264, 9, white),
    path('M126 268H170V280H132Z', black),
    path('M124 116L134 256', { stroke: WHITE, width: 5, opacity: 0.6 }),
  ])
}

/** Oil boom: sausages in a net joined by clips, afloat; length and diameter. */
export function boom(dims: Dims): string {
  const r = clamp(num(dims, 'd', { fallback: 130 }) * 0.2, 20, 46)
  const y = 168 - r * 0.35
  return sheet([
    path(
      'M12 168Q32 158 52 168T92 168T132 168T172 168T212 168T252 168T292 168T332 168T372 168T392 166V236H12Z',
      { fill: '#e3eff8', stroke: 'none' },
    ),
    rect(40, y - r, 316, 2 * r, pale, r * 0.8),
    repeat(13, (i) =>
      path(
        `M${52 + i * 23} ${y - r}L${72 + i * 23} ${y + r}M${72 + i * 23} ${y - r}L${52 + i * 23} ${y + r}`,
        { width: 1, stroke: FAINT },
      ),
    ),
    ...[118, 198, 278].map((x) =>
      path(
        `M${x - 5} ${y - r}Q${x + 5} ${y} ${x - 5} ${y + r}H${x + 5}Q${x + 15} ${y} ${x + 5} ${y - r}Z`,
        orange,
      ),
    ),
    ...[28, 368].map(
      (x) => circle(x, y, 12, { width: 6 }) + circle(x, y, 12, { width: 2, stroke: SHADE }),
    ),
    path(
      'M12 188Q32 178 52 188T92 188T132 188T172 188T212 188T252 188T292 188T332 188T372 188T392 186',
      { stroke: BLUE, width: 1.5 },
    ),
    path('M42 208Q62 198 82 208T122 208T162 208T202 208T242 208T282 208T322 208', {
      stroke: BLUE,
      width: 1,
    }),
    leader(322, y - r, 338, y - r - 26, tag(dims, 'd', 'Ø')),
    dimH(16, 380, 272, tag(dims, 'l', '', ' m'), y + 14),
  ])
}
