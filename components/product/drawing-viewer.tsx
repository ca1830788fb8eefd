import { useEffect, useRef } from 'react'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import s from './drawing-viewer.module.css'
import { useZoom } from './use-zoom'
import { SCALE_MAX } from './zoom'

type DrawingViewerProps = { title: string; image: string; spec: string; onClose: () => void }

/** Full-window drawing viewer: wheel, buttons, keys and double click zoom, a drag pans. */
export function DrawingViewer({ title, image, spec, onClose }: DrawingViewerProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const frame = useRef<HTMLDivElement>(null)
  const { zoom, zoomIn, zoomOut, reset, frameProps } = useZoom(frame)

  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal()
  }, [])

  const transform = `translate(${zoom.x}px, ${zoom.y}px) scale(${zoom.scale})`
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Esc closes a modal dialog natively
    <dialog
      ref={dialog}
      className={s.dialog}
      aria-label={`${title} 图纸`}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === dialog.current) dialog.current?.close()
      }}
    >
      <div className={s.bar}>
        <span className={s.name}>
          {title} {spec}
        </span>
        <span className={s.scale} role="status">
          {Math.round(zoom.scale * 100)}%
        </span>
        <Button size="s" aria-label="缩小" disabled={zoom.scale <= 1} onClick={zoomOut}>
          −
        </Button>
        <Button size="s" aria-label="放大" disabled={zoom.scale >= SCALE_MAX} onClick={zoomIn}>
          +
        </Button>
        <Button size="s" disabled={zoom.scale <= 1} onClick={reset}>
          还原
        </Button>
        <button
          type="button"
          className={s.close}
          aria-label="关闭"
          onClick={() => dialog.current?.close()}
        >
          <Icon name="close" />
        </button>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a picture to be moved with the keys has no element of its own */}
      <div
        ref={frame}
        className={zoom.scale > 1 ? `${s.frame} ${s.grab}` : s.frame}
        role="group"
        aria-label="图纸，加减号缩放，方向键移动，0 还原"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: its keys zoom and move
        tabIndex={0}
        {...frameProps}
      >
        <img
          className={s.drawing}
          src={image}
          alt={`${title} ${spec} 图纸`}
          width={1000}
          height={750}
          draggable={false}
          style={{ transform }}
        />
      </div>
    </dialog>
  )
}
