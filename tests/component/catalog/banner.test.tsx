import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { Banner } from '@/components/catalog/home/banner'
import { renderMall } from '../../support/render-mall'

const slides = ['紧固件', '轴承', '刀具'].map((title) => ({
  title,
  text: '',
  keyword: title,
  image: '',
}))

/** A home page that is asked for again after two banners were closed. */
function FewerLater() {
  const [count, setCount] = useState(slides.length)
  return (
    <>
      <button type="button" onClick={() => setCount(1)}>
        更新
      </button>
      <Banner banners={slides.slice(0, count)} />
    </>
  )
}

it('the carousel shows a banner when the one in turn has been taken off', async () => {
  const { user } = renderMall(<FewerLater />, {})
  await user.click(screen.getByRole('button', { name: '第 3 张：刀具' }))
  expect(screen.getByRole('link', { name: /刀具/ })).toBeVisible()
  await user.click(screen.getByRole('button', { name: '更新' }))
  expect(screen.getByRole('link', { name: /紧固件/ })).toBeVisible()
})
