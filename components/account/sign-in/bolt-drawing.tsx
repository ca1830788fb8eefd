/** Side view of a hexagon bolt with centre line and dimensions, drawn as on a blueprint. */
export function BoltDrawing() {
  return (
    <svg viewBox="0 0 600 240" fill="none" stroke="currentColor" aria-hidden="true">
      <path d="M20 110h560" strokeDasharray="24 5 5 5" opacity=".6" />
      <g stroke="#fff" strokeWidth="2">
        <path d="M72 50h52v120H72c-10-4-14-12-14-20V70c0-8 4-16 14-20Z" />
        <path d="M62 80h62M62 140h62" strokeWidth="1.2" />
        <path d="M124 76h196v68H124M320 76h212l14 12v44l-14 12H320" />
        <path d="M320 76v68M532 76v68" />
      </g>
      <path d="M320 84h218M320 136h218" />
      <path
        d="M124 176v44M546 138v82M124 212h422M320 150v46M320 188h226M58 176v44M58 212h66"
        opacity=".8"
      />
      <path
        d="m124 212 10-3v6ZM546 212l-10-3v6ZM320 188l10-3v6ZM546 188l-10-3v6ZM58 212l10-3v6ZM124 212l-10-3v6Z"
        fill="currentColor"
        stroke="none"
      />
      <g fill="currentColor" stroke="none" fontSize="16" textAnchor="middle">
        <text x="300" y="206">
          80
        </text>
        <text x="433" y="182">
          38
        </text>
        <text x="91" y="206">
          10
        </text>
        <text x="430" y="60">
          M16×2
        </text>
        <text x="91" y="38">
          S24
        </text>
      </g>
      <path d="M430 66v18" />
    </svg>
  )
}
