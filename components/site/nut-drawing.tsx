type NutDrawingProps = { note: string }

/** Engineering drawing of a nut whose thread does not fit; the note is its dimension text. */
export function NutDrawing({ note }: NutDrawingProps) {
  return (
    <svg viewBox="0 0 320 204" fill="none" stroke="currentColor" aria-hidden="true">
      <path d="M160 20 220 55v70l-60 35-60-35V55Z" strokeWidth="2" />
      <circle cx="160" cy="90" r="34" strokeWidth="2" />
      <circle cx="160" cy="90" r="41" strokeDasharray="92 166" strokeWidth="1" />
      <path d="M60 90h200M160 6v164" strokeDasharray="16 4 3 4" strokeWidth=".8" opacity=".6" />
      <path d="M100 132v62M220 132v62M100 188h120" strokeWidth=".8" />
      <path d="m100 188 8-3v6ZM220 188l-8-3v6Z" fill="currentColor" strokeWidth=".5" />
      <rect x="134" y="178" width="52" height="20" fill="var(--c-page)" stroke="none" />
      <text
        x="160"
        y="194"
        fill="currentColor"
        stroke="none"
        fontSize="16"
        fontWeight="600"
        textAnchor="middle"
      >
        {note}
      </text>
    </svg>
  )
}
