import { useRef } from 'react'
import { ProductImage } from '@/components/shared/product-image'
import { Icon } from '@/components/ui/icon'
import s from './gallery.module.css'

type GalleryProps = { title: string; image: string; spec: string }

/** The drawing of the selected SKU; a press shows it large. */
export function Gallery({ title, image, spec }: GalleryProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const close = () => dialog.current?.close()
  return (
    <figure>
      <button
        type="button"
        className={s.open}
        aria-label="放大图纸"
        onClick={() => dialog.current?.showModal()}
      >
        <ProductImage src={image} alt={`${title} 图纸`} width={400} isEager />
        <span className={s.zoom}>
          <Icon name="zoom" size={14} />
          放大
        </span>
      </button>
      <figcaption className={s.caption}>{spec}</figcaption>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Esc closes a modal dialog natively */}
      <dialog
        ref={dialog}
        className={s.dialog}
        aria-label={`${title} 图纸`}
        onClick={(event) => {
          if (event.target === dialog.current) close()
        }}
      >
        <div className={s.bar}>
          <span>
            {title} {spec}
          </span>
          <button type="button" className={s.close} aria-label="关闭" onClick={close}>
            <Icon name="close" />
          </button>
        </div>
        <ProductImage src={image} alt={`${title} 图纸`} width={1000} />
      </dialog>
    </figure>
  )
}
