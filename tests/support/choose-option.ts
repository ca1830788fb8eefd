import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'

/** Chooses in an antd select, whose options open in the document's body. */
export async function chooseOption(
  user: UserEvent,
  combobox: HTMLElement,
  option: string,
): Promise<void> {
  await user.click(combobox)
  const titles = await screen.findAllByText(option, { selector: '.ant-select-item-option-content' })
  const last = titles.at(-1)
  if (last) await user.click(last)
}
