import { Button } from '@/components/ui/button'

/** Id of the button that opens the area selector. */
export const AREA_BUTTON_ID = 'sales-area'

/** Scrolls to the area selector at the top of the page and opens it. */
export function ChangeArea() {
  function handleClick() {
    const button = document.getElementById(AREA_BUTTON_ID)
    button?.scrollIntoView({ block: 'center' })
    button?.focus()
    if (button?.getAttribute('aria-expanded') === 'false') button.click()
  }

  return (
    <Button variant="plain" size="s" onClick={handleClick}>
      更换销售区域
    </Button>
  )
}
