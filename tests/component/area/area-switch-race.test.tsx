import { screen, waitFor } from '@testing-library/react'
import Cookies from 'js-cookie'
import { delay } from 'msw'
import { describe, expect, it } from 'vitest'
import type { Area } from '@/contract/area/area-calls'
import { previewAreaSwitch } from '@/contract/area/area-switch-calls'
import { COOKIE } from '@/contract/constants'
import { useAreaSwitch } from '@/hooks/area/use-area-switch'
import { enveloped, respond } from '../../kit/handlers'
import { GOOD } from '../../support/good-answers'
import { server } from '../../support/mock-server'
import { renderMall } from '../../support/render-mall'

const areaOf = (sysNo: string, title: string): Area => ({ sysNo, title, hasSpu: true })

function Chooser() {
  const { requested, choose } = useAreaSwitch()
  return (
    <>
      {[areaOf('32', '江苏省'), areaOf('33', '浙江省')].map((area) => (
        <button key={area.sysNo} type="button" onClick={() => choose(area, [area])}>
          {area.title}
        </button>
      ))}
      <output>{requested?.isPending === false ? requested.area.title : ''}</output>
    </>
  )
}

describe('choosing an area while another is being looked at', () => {
  it('counts the last choice, whichever answer comes first', async () => {
    let late = 0
    server.use(
      respond(previewAreaSwitch, async (request) => {
        const { areaCode } = await request.json()
        if (areaCode.includes('33')) return enveloped(GOOD.previewAreaSwitch)
        await delay(200)
        late += 1
        return enveloped({ changes: [], lineCount: 0 })
      }),
    )
    const { user } = renderMall(<Chooser />, { username: 'demo', areas: ['31'] })
    await user.click(screen.getByRole('button', { name: '江苏省' }))
    await user.click(screen.getByRole('button', { name: '浙江省' }))
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('浙江省'))
    await waitFor(() => expect(late).toBe(1))
    // The late answer has been read by then.
    await user.click(document.body)
    expect(screen.getByRole('status')).toHaveTextContent('浙江省')
    expect(Cookies.get(COOKIE.areas) ?? '').not.toContain('32')
  })
})
