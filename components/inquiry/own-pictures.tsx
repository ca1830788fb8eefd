import { OwnPicture } from '@/components/ui/own-picture'
import surface from '@/components/ui/surface.module.css'

/** Pictures the buyer attached. */
export function OwnPictures({ pictureIds }: { pictureIds: readonly string[] }) {
  if (pictureIds.length === 0) return null
  return (
    <ul className={surface.ways} aria-label="图片">
      {pictureIds.map((fileId, at) => (
        <li key={fileId}>
          <OwnPicture fileId={fileId} name={`询价图片 ${at + 1}`} />
        </li>
      ))}
    </ul>
  )
}
