import { expect, type Locator } from '@playwright/test'

/** Waits for the state before the drop, in which the row under the pointer has moved up or down. */
export async function expectRoomMade(handle: Locator): Promise<void> {
  await expect(handle.locator('xpath=ancestor::li[1]')).toHaveAttribute('style', /translate3d\(0px, -?[1-9]/)
}
