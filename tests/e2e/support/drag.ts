import { expect, type Locator } from '@playwright/test'

/** What a person sees before letting go: the row that is dragged over has moved, up or down, to make room. */
export async function expectRoomMade(handle: Locator): Promise<void> {
  await expect(handle.locator('xpath=ancestor::li[1]')).toHaveAttribute('style', /translate3d\(0px, -?[1-9]/)
}
