/** Drawings of this mall that have a DXF in true size beside the SVG. */
const DRAWN =
  /^(\/api\/product\/drawing\/(?:hex-bolt|socket-screw|nut|washer|bearing|o-ring|pin|key)\.)svg(?=\?.)/

/** Address of the DXF beside an SVG; null for other templates and other hosts' pictures. */
export const dxfUrl = (image: string) => (DRAWN.test(image) ? image.replace(DRAWN, '$1dxf') : null)
