import { Button } from '@/components/ui/button'

/** Id of the button that opens the choice of sales areas. */
export const AREA_BUTTON_ID = 'sales-area'

/** Leads to the choice of sales areas at the top of every page, and opens it. */
export function ChangeArea() {
  function handleClick() {
    const button = document.getElementById(AREA_BUTTON_ID)
    button?.scrollIntoView({ block: 'center' })
    button?.focus()
    if (button?.getAttribute('aria-expanded') === 'false') button.click()
  }

  return (
    <Button look="plain" size="s" onClick={handleClick}>
      更换销售区域
    </Button>
  )
}
