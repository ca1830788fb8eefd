import type { Page } from '@playwright/test'

/** Chooses an option of antd's select with that label. */
export async function chooseOption(page: Page, label: string, option: string): Promise<void> {
  await page.getByLabel(label, { exact: true }).click()
  await page
    .locator('.ant-select-item-option')
    .getByText(option, { exact: true })
    .filter({ visible: true })
    .click()
}

/** Chooses in antd's cascader with that label, level by level. */
export async function chooseRegion(page: Page, label: string, path: string[]): Promise<void> {
  await page.getByLabel(label, { exact: true }).click()
  for (const [level, title] of path.entries()) {
    await page
      .locator('.ant-cascader-menu')
      .filter({ visible: true })
      .nth(level)
      .getByText(title, { exact: true })
      .click()
  }
}
