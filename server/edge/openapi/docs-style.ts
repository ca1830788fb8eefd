/** The look of /api/docs. */
export const DOCS_STYLE = `
body { font: 15px/1.5 system-ui, sans-serif; margin: 0 auto; max-width: 960px; padding: 24px; color: #1f2329 }
h1 { font-size: 26px } h2 { margin: 40px 0 8px; font-size: 20px }
nav { columns: 4 160px } nav a { display: block }
a { color: #0b57d0 } code { font: 13px/1.4 ui-monospace, monospace; overflow-wrap: anywhere }
details { border-top: 1px solid #dee0e3; padding: 6px 0 } details details { margin-left: 16px }
summary { cursor: pointer } summary:focus-visible { outline: 2px solid #0b57d0 }
.method { display: inline-block; width: 44px; font-weight: 600 }
.mark { background: #e8f0fe; border-radius: 4px; padding: 0 6px; font-size: 13px }
.note { color: #51565d } table { border-collapse: collapse; width: 100%; margin: 6px 0 }
td, th { border-bottom: 1px solid #eceef0; padding: 4px 8px; text-align: left; vertical-align: top }
[id] { scroll-margin-top: 56px } td:first-child { width: 22% } td:nth-child(2) { width: 26% }
pre { background: #f5f6f7; padding: 10px; overflow: auto; max-height: 360px }
@media (max-width: 700px) { body { padding: 12px } td, th { padding: 4px } }
`
