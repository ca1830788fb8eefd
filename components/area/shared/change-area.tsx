import { Button } from '@/components/ui/button'
import { openAreaSelector } from './area-button'

/** Opens the area selector at the top of the page. */
export function ChangeArea() {
  return (
    <Button variant="plain" size="s" onClick={openAreaSelector}>
      更换销售区域
    </Button>
  )
}
