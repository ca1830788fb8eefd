import type { Dims } from './dims'
import { black, blue, body, deep, GREEN, medium, pale, RED, shade, thin, white } from './ink'
import { circle, label, line, path, rect, repeat, sheet } from './pen'

/** Refrigerated air dryer: louvred cabinet, control panel and pipe stubs. */
export function dryer(dims: Dims): string {
  return dims.t === 'towers' ? desiccantDryer() : refrigeratedDryer()
}

/** Desiccant dryer: two towers that take turns, with their valves and gauges. */
function desiccantDryer(): string {
  const tower = (x: number) =>
    path(
      `M${x} 66Q${x} 28 ${x + 38} 28T${x + 76} 66V214Q${x + 76} 248 ${x + 38} 248T${x} 214Z`,
      body,
    ) +
    repeat(3, (i) => line(x + 8, 96 + i * 44, x + 68, 96 + i * 44, thin)) +
    circle(x + 38, 74, 17, pale) +
    line(x + 38, 74, x + 47, 64, medium)
  return sheet([
    path('M132 40V14H268V40', { width: 8, stroke: '#8294a5' }),
    path('M132 240V268H268V240', { width: 8, stroke: '#8294a5' }),
    tower(94),
    tower(230),
    rect(176, 92, 48, 84, blue, 4),
    ...[110, 132, 154].map((y) => circle(200, y, 6, white)),
    ...[180, 220].flatMap((x) => [14, 268].map((y) => circle(x, y, 11, deep))),
    path('M66 280H334V290H66Z', black),
  ])
}

/** Refrigerated dryer with its condenser fan. */
function refrigeratedDryer(): string {
  return sheet([
    path('M118 44L146 24H322L296 44Z', shade),
    path('M296 44L322 24V242L296 266Z', deep),
    rect(118, 44, 178, 222, body, 3),
    rect(134, 58, 146, 62, blue, 5),
    rect(146, 70, 62, 36, { fill: '#dfe9d2' }, 3),
    label(177, 95, '3°C', 19),
    ...[GREEN, '#e2b93b', RED].map((fill, i) => circle(224 + i * 16, 78, 5, { fill, width: 1.5 })),
    circle(240, 99, 8, white),
    circle(207, 190, 54, pale),
    ...[42, 30, 18].map((r) => circle(207, 190, r, thin)),
    path(
      'M207 190C190 178 190 156 207 150C220 160 218 180 207 190ZM207 190C206 210 186 222 172 214C174 198 192 188 207 190ZM207 190C226 182 244 194 246 210C230 218 212 208 207 190Z',
      shade,
    ),
    circle(207, 190, 7, deep),
    repeat(6, (i) => line(302, 120 + i * 14, 316, 107 + i * 14, medium)),
    path('M322 54H354V44H362V78H354V68H322M322 100H354V90H362V124H354V114H322', body),
    path('M128 266H152V278H128ZM262 266H286V278H262Z', black),
  ])
}
