import type { KeyboardEvent, MouseEvent, PointerEvent, RefObject } from 'react'
import { useEffect, useState } from 'react'
import { pan, WHOLE, type Zoom, zoomAt } from './zoom'

const STEP = 1.5
const DOUBLE = 3
/** Zoom per wheel delta: a notch is about 100 px. */
const WHEEL = 0.002
const KEY_PX = 60
const MIDDLE = { x: 0, y: 0 }
const ARROWS: Record<string, { x: number; y: number }> = {
  ArrowLeft: { x: KEY_PX, y: 0 },
  ArrowRight: { x: -KEY_PX, y: 0 },
  ArrowUp: { x: 0, y: KEY_PX },
  ArrowDown: { x: 0, y: -KEY_PX },
}

type Event = { clientX: number; clientY: number }

function fromMiddle(frame: HTMLElement, { clientX, clientY }: Event) {
  const { left, top, width, height } = frame.getBoundingClientRect()
  return { x: clientX - left - width / 2, y: clientY - top - height / 2 }
}

function sizeOf(frame: HTMLElement | null) {
  return { width: frame?.clientWidth ?? 0, height: frame?.clientHeight ?? 0 }
}

/** Zoom and pan of a picture in its frame: wheel, buttons, keys, drag and double click. */
export function useZoom(frame: RefObject<HTMLElement | null>) {
  const [zoom, setZoom] = useState<Zoom>(WHOLE)

  const zoomBy = (factor: number, at = MIDDLE) =>
    setZoom((old) => zoomAt(old, factor, { at, frame: sizeOf(frame.current) }))
  const panBy = (by: { x: number; y: number }) =>
    setZoom((old) => pan(old, by, sizeOf(frame.current)))

  useEffect(() => {
    const element = frame.current
    // React registers wheel listeners as passive: the page would scroll behind the picture.
    const handleWheel = (event: WheelEvent) => {
      if (!element) return
      event.preventDefault()
      const at = fromMiddle(element, event)
      const scene = { at, frame: sizeOf(element) }
      setZoom((old) => zoomAt(old, Math.exp(-event.deltaY * WHEEL), scene))
    }
    element?.addEventListener('wheel', handleWheel, { passive: false })
    return () => element?.removeEventListener('wheel', handleWheel)
  }, [frame])

  function handleKey(event: KeyboardEvent) {
    const arrow = ARROWS[event.key]
    if (arrow) panBy(arrow)
    else if (event.key === '+' || event.key === '=') zoomBy(STEP)
    else if (event.key === '-') zoomBy(1 / STEP)
    else if (event.key === '0') setZoom(WHOLE)
    else return
    event.preventDefault()
  }

  return {
    zoom,
    zoomIn: () => zoomBy(STEP),
    zoomOut: () => zoomBy(1 / STEP),
    reset: () => setZoom(WHOLE),
    frameProps: {
      onKeyDown: handleKey,
      onDoubleClick: (event: MouseEvent<HTMLElement>) =>
        zoom.scale > 1 ? setZoom(WHOLE) : zoomBy(DOUBLE, fromMiddle(event.currentTarget, event)),
      onPointerDown: (event: PointerEvent<HTMLElement>) =>
        event.currentTarget.setPointerCapture(event.pointerId),
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        if (event.buttons === 1) panBy({ x: event.movementX, y: event.movementY })
      },
    },
  }
}
