import s from './comment-pictures.module.css'

type CommentPicturesProps = { pictures: readonly string[] }

/** Thumbnails of a comment, each linking to the full picture. */
export function CommentPictures({ pictures }: CommentPicturesProps) {
  if (pictures.length === 0) return null
  return (
    <ul className={s.root}>
      {pictures.map((url, at) => (
        <li key={url}>
          <a href={url} target="_blank" rel="noreferrer">
            <img
              src={url}
              alt={`评价图片 ${at + 1}`}
              width={72}
              height={72}
              loading="lazy"
              className={s.picture}
            />
          </a>
        </li>
      ))}
    </ul>
  )
}
