import { dataFolder } from '../../support/data-folder'
import { freshData, portAt, startMall } from '../../support/servers'
import { brokenAnswers } from './broken-answers'
import { browserLimits } from './browser-limits'
import { errorCatalogue } from './error-catalogue'
import { example } from './example'
import { maintenance } from './maintenance'
import { session } from './session'
import { storedWords } from './stored-words'
import { type Target, targetOf, test } from './target'
import { worlds } from './worlds'

// One mall for all of them: tests of one file otherwise run apart, each with its own beforeAll.
test.describe.configure({ mode: 'default' })

const DATA_DIR = dataFolder('e2e-faults')

let target: Target
test.beforeAll(async () => {
  test.setTimeout(100_000)
  const { url, stop } = await startMall(portAt(3), {
    FAULTS: '1',
    DATA_DIR: freshData(DATA_DIR),
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
  storedWords(() => target)
  worlds(() => target, DATA_DIR)
  example(() => target)
})
