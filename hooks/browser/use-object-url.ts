import { useEffect, useState } from 'react'

/** Object URL of a blob in memory, '' before there is one; revoked on change and unmount. */
export function useObjectUrl(blob: Blob | undefined): string {
  const [url, setUrl] = useState('')
  useEffect(() => {
    if (!blob) return
    const made = URL.createObjectURL(blob)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [blob])
  return url
}
