import { useEffect, useState } from 'react'

/** An address for what is in memory, '' before there is one; given back when it is not shown any more. */
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
