const TEETH = [0, 45, 90, 135, 180, 225, 270, 315]

/** Engineering drawing of a gear with its centre lines. */
export function GearDrawing() {
  return (
    <svg viewBox="-40 0 320 204" fill="none" stroke="currentColor" aria-hidden="true">
      {TEETH.map((angle) => (
        <path
          key={angle}
          d="M108 43 111 24h18l3 19"
          strokeWidth="2"
          transform={`rotate(${angle} 120 100)`}
        />
      ))}
      <circle cx="120" cy="100" r="57" strokeWidth="2" />
      <circle cx="120" cy="100" r="22" strokeWidth="2" />
      <path d="M114 79v-8h12v8" strokeWidth="2" />
      <circle cx="120" cy="100" r="67" strokeDasharray="14 4 3 4" strokeWidth=".8" opacity=".6" />
      <path d="M30 100h180M120 8v184" strokeDasharray="14 4 3 4" strokeWidth=".8" opacity=".6" />
    </svg>
  )
}
