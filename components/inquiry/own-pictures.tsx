import { Skeleton } from '@/components/ui/skeleton'
import surface from '@/components/ui/surface.module.css'
import { useObjectUrl } from '@/hooks/browser/use-object-url'
import { useOwnPicture } from '@/hooks/browser/use-own-picture'

const SIDE = 72

function Picture({ fileId, name }: { fileId: string; name: string }) {
  const { picture, hasFailed } = useOwnPicture(fileId)
  const url = useObjectUrl(picture)
  if (hasFailed) return <span className={surface.caption}>{name}未加载</span>
  if (!url) return <Skeleton width={`${SIDE}px`} height={`${SIDE}px`} />
  return (
    <a href={url} target="_blank" rel="noreferrer">
      <img src={url} alt={name} width={SIDE} height={SIDE} />
    </a>
  )
}

/** Pictures the buyer attached, small; each opens in a tab of its own. */
export function OwnPictures({ pictureIds }: { pictureIds: readonly string[] }) {
  if (pictureIds.length === 0) return null
  return (
    <ul className={surface.ways} aria-label="图片">
      {pictureIds.map((fileId, at) => (
        <li key={fileId}>
          <Picture fileId={fileId} name={`询价图片 ${at + 1}`} />
        </li>
      ))}
    </ul>
  )
}
