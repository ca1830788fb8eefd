import { portAt, startMall } from '../../support/servers'
import { brokenAnswers } from './broken-answers'
import { browserLimits } from './browser-limits'
import { errorCatalogue } from './error-catalogue'
import { maintenance } from './maintenance'
import { session } from './session'
import { type Target, targetOf, test } from './target'

// One mall for all of them: tests of one file otherwise run apart, each with its own beforeAll.
test.describe.configure({ mode: 'default' })

let target: Target
test.beforeAll(async () => {
  test.setTimeout(100_000)
  const { url, stop } = await startMall(portAt(3), {
    FAULTS: '1',
    DATA_DIR: '.cache/e2e-faults',
    SEED_SKUS: '1000',
    DATABASE_URL: '',
    API_HOST: '',
  })
  target = targetOf(url, url, stop)
})
test.beforeEach(() => target.controls.reset())
test.afterAll(() => target.stop())

test.describe('with the embedded API', () => {
  errorCatalogue(() => target)
  maintenance(() => target)
  brokenAnswers(() => target)
  session(() => target)
  browserLimits(() => target)
})
