import dynamic from 'next/dynamic'
import { useRef, useState } from 'react'
import { Icon } from '@/components/ui/icon'
import { late } from '@/components/ui/late'
import s from './gallery.module.css'
import { ProductImage } from './shared/product-image'

const loadViewer = async () => (await import('./drawing-viewer')).DrawingViewer
/** Loaded on demand, on hover of the drawing. */
const DrawingViewer = dynamic(loadViewer, { ssr: false, loading: late() })

type GalleryProps = { title: string; image: string; spec: string }

/** Drawing of the selected SKU; a press opens the viewer. */
export function Gallery({ title, image, spec }: GalleryProps) {
  const opener = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)

  function handleClose() {
    setOpen(false)
    opener.current?.focus()
  }

  return (
    <figure>
      <button
        ref={opener}
        type="button"
        className={s.open}
        aria-label="放大图纸"
        onPointerEnter={() => void loadViewer()}
        onClick={() => setOpen(true)}
      >
        <ProductImage src={image} alt={`${title} 图纸`} width={400} isEager />
        <span className={s.zoom}>
          <Icon name="zoom" size={14} />
          放大
        </span>
      </button>
      <figcaption className={s.caption}>{spec}</figcaption>
      {isOpen ? (
        <DrawingViewer title={title} image={image} spec={spec} onClose={handleClose} />
      ) : null}
    </figure>
  )
}
