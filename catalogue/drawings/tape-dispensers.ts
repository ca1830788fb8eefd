import { dimH } from './dimension'
import { type Dims, input, tag } from './dims'
import { deep, KRAFT, OUTLINE, shade, thin, white } from './ink'
import { circle, path, rect, repeat, sheet } from './pen'

/** Frame and grip by material: plastic, painted metal, metal with a rubber roller. */
const FRAMES: Readonly<Record<string, { frame: string; grip: string; roller: string }>> = {
  metal: { frame: '#b4c0cb', grip: '#e0564a', roller: '#eef2f6' },
  silent: { frame: '#4a83bf', grip: '#47525d', roller: '#47525d' },
}
const PLASTIC = { frame: '#47525d', grip: '#e0564a', roller: '#c5d0da' }

/** Hand tape dispenser: roll on its hub, roller, serrated blade, grip and brake; and the width of its tape. */
export function tapeDispenser(dims: Dims): string {
  const { frame, grip, roller } = FRAMES[dims.t ?? ''] ?? PLASTIC
  const w = Math.min(24 + (input(dims, 'b') ?? 60) * 0.7, 90)
  return sheet([
    path('M166 178L216 170L238 262Q238 276 222 276H202Q186 276 186 262Z', { fill: grip }),
    path('M196 206L220 200M200 224L224 218M204 242L228 236', { width: 3, stroke: OUTLINE }),
    circle(186, 106, 82, { fill: KRAFT }),
    circle(186, 106, 74, thin),
    circle(186, 106, 66, thin),
    circle(186, 106, 46, white),
    path('M120 158L46 146', { width: 3, stroke: KRAFT }),
    path('M180 94L206 100L232 178L166 184L66 166L32 182L24 164L62 136L166 150Z', { fill: frame }),
    circle(186, 106, 34, shade),
    circle(186, 106, 12, deep),
    // The brake is a wing nut on the hub.
    dims.u === 'brake'
      ? path('M186 106L160 88Q152 98 160 110ZM186 106L212 124Q220 114 212 102Z', {
          fill: '#ffd94a',
        }) + circle(186, 106, 8, deep)
      : '',
    circle(56, 152, 18, { fill: roller }),
    circle(56, 152, 6, white),
    path(`M10 142${repeat(6, (i) => `L${i % 2 ? 10 : 2} ${147 + i * 6}`)}L30 182L36 160Z`, shade),
    path('M90 138L134 88L146 96L106 146Z', { fill: grip }),
    rect(340 - w / 2, 36, w, 164, { fill: KRAFT }, 3),
    path(
      `M${340 - w / 2} 48H${340 + w / 2}M${340 - w / 2} 60H${340 + w / 2}M${340 - w / 2} 176H${340 + w / 2}M${340 - w / 2} 188H${340 + w / 2}`,
      thin,
    ),
    dimH(340 - w / 2, 340 + w / 2, 238, tag(dims, 'b'), 200),
  ])
}
