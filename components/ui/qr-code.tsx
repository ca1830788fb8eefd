import { useEffect, useState } from 'react'
import s from './qr-code.module.css'

/** Quiet zone in modules, as scanners require. */
const MARGIN = 4

type Drawing = { size: number; path: string }

/** Loaded with the first code shown. */
async function drawCode(text: string): Promise<Drawing> {
  const { create } = await import('qrcode')
  const { size, data } = create(text, { errorCorrectionLevel: 'M' }).modules
  const path = [...data]
    .map((isDark, at) => (isDark ? `M${at % size} ${Math.floor(at / size)}h1v1h-1z` : ''))
    .join('')
  return { size, path }
}

type QrCodeProps = {
  text: string
  label: string
  /** Fallback text when the code cannot be drawn. */
  fallback: string
}

/** QR code, dark on white in every theme. */
export function QrCode({ text, label, fallback }: QrCodeProps) {
  const [drawing, setDrawing] = useState<Drawing | null>(null)
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    let isCurrent = true
    drawCode(text).then(
      (next) => {
        if (isCurrent) setDrawing(next)
      },
      (error: unknown) => {
        console.info('qrcode', error)
        if (isCurrent) setFailed(true)
      },
    )
    return () => {
      isCurrent = false
    }
  }, [text])
  if (hasFailed) return <p className={s.missing}>{fallback}</p>
  if (!drawing) return <span className={s.code} />
  const span = drawing.size + 2 * MARGIN
  return (
    <svg
      className={s.code}
      role="img"
      aria-label={label}
      viewBox={`${-MARGIN} ${-MARGIN} ${span} ${span}`}
      shapeRendering="crispEdges"
    >
      <path d={drawing.path} />
    </svg>
  )
}
