import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { ProductImage } from '@/components/product/shared/product-image'

describe('ProductImage', () => {
  it('of another host has its size as attributes and loads lazily', () => {
    render(<ProductImage src="https://img.example.com/8.jpg" alt="外六角螺栓" />)
    const image = screen.getByRole('img', { name: '外六角螺栓' })
    expect(image).toHaveAttribute('width', '400')
    expect(image).toHaveAttribute('height', '300')
    expect(image).toHaveAttribute('loading', 'lazy')
  })

  it('of the mall leaves its size to the stylesheet', () => {
    render(<ProductImage src="/api/product/drawing/1.svg" alt="外六角螺栓" />)
    expect(screen.getByRole('img')).not.toHaveAttribute('width')
  })
})
