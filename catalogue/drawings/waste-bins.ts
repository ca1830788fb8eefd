import { colourOf, type Dims, tag } from './dims'
import { black, GREEN, shade, thin, WHITE } from './ink'
import { label, line, path, rect, sheet } from './pen'
import { wheel } from './trucks'

/** Wheeled waste bin with its hinged lid. */
export function wasteBin(dims: Dims): string {
  const swing = dims.t === 'swing'
  const fill = colourOf(dims, GREEN)
  return sheet([
    path('M112 80L128 258Q129 268 140 268H254Q264 268 266 258L284 80Z', { fill }),
    swing
      ? path('M104 80Q110 26 198 22T292 80Z', { fill }) + path('M138 74L160 40H236L258 74Z', shade)
      : path('M96 66Q98 44 124 40H268Q294 44 300 62L302 80H94Z', { fill }),
    dims.t ? '' : path('M300 52H322Q330 52 330 62T322 72H300', { width: 6 }),
    line(116, 94, 282, 94, thin),
    path(
      'M168 148L182 126H200L212 144M206 130L212 144L197 143M222 160L234 182L224 198H204M212 189L203 198L212 207M184 198H166L156 182L166 164M155 168L167 163L171 177',
      {
        width: 6,
        stroke: WHITE,
      },
    ),
    path('M134 222H258M132 234H257', thin),
    label(196, 258, tag(dims, 'v', '', ' L'), 15, WHITE),
    dims.t ? '' : wheel(262, 258, 24) + rect(128, 266, 26, 12, black, 3),
    dims.t === 'pedal'
      ? path('M150 268V284H70V276', { width: 6 }) + rect(48, 272, 34, 10, black, 3)
      : '',
  ])
}
