import type { MouseEvent } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { Button } from './button.tsx'
import { guardPress } from './guarded-press.ts'

const press = () => ({ preventDefault: vi.fn(), stopPropagation: vi.fn() })
const asEvent = (event: ReturnType<typeof press>) => event as unknown as MouseEvent<HTMLButtonElement>

test('a button that may not be pressed keeps the keyboard focus', () => {
  const html = renderToStaticMarkup(<Button disabled>Save</Button>)
  expect(html).toContain('aria-disabled="true"')
  expect(html).not.toMatch(/ disabled=/)
  expect(renderToStaticMarkup(<Button disabled={false}>Save</Button>)).not.toContain('disabled="')
})

test('a press of a button that may not be pressed does nothing, and sends no form', () => {
  const [save, event] = [vi.fn(), press()]
  guardPress(true, save).onClick?.(asEvent(event))
  expect(save).not.toHaveBeenCalled()
  expect(event.preventDefault).toHaveBeenCalledOnce()
  guardPress(false, save).onClick?.(asEvent(event))
  expect(save).toHaveBeenCalledOnce()
})
