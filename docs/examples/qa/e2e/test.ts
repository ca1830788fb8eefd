import { test as base } from '@playwright/test'
import { mallTest } from '../../../../tests/kit/fixtures'

/** Playwright's test in a world of the worker's own. */
export const test = mallTest(base)
export { expect } from '@playwright/test'
