import type { Page } from '@playwright/test'
import { desktop, phone } from '../e2e/support/visit.ts'
import type { fillDay } from './prepared-shop.ts'

type Shop = Awaited<ReturnType<typeof fillDay>>

export type Picture = {
  /** The name of its file in docs/pictures. */
  name: string
  size: { width: number; height: number }
  path(shop: Shop): string
  /** Prepares the page before the picture is taken. */
  prepare?(page: Page): Promise<void>
}

const productOf = ({ products }: Shop, name: string) => `/admin/products/${products.get(name)}`

const onBoth = (name: string, path: Picture['path']): Picture[] => [
  { name, size: desktop, path },
  { name: `${name}-phone`, size: phone, path },
]

async function openRecord(page: Page, name: string): Promise<void> {
  await page.getByRole('link', { name }).click()
  await page.getByRole('heading', { level: 1, name }).waitFor()
  await page.reload({ waitUntil: 'networkidle' })
}

/** Pictures of the back office that the README shows. */
export const pictures: Picture[] = [
  { name: 'overview', size: desktop, path: () => '/admin' },
  { name: 'back-office-phone', size: phone, path: () => '/admin' },
  ...onBoth('back-office-enquiry', ({ enquiryUuid }) => `/admin/enquiries/${enquiryUuid}`),
  ...onBoth('back-office-visits', () => '/admin/bookings'),
  ...onBoth('back-office-settings', () => '/admin/settings'),
  { name: 'back-office-product', size: desktop, path: (shop) => productOf(shop, 'Alder 2 Seater Sofa') },
  { name: 'back-office-tickets', size: desktop, path: () => '/admin/tickets' },
  { name: 'back-office-walk-phone', size: phone, path: () => '/admin/walk?bay=everywhere' },
  {
    name: 'back-office-sale',
    size: { width: 1440, height: 1100 },
    path: () => '/admin/sales',
    prepare: (page) => openRecord(page, 'Finishing Touches'),
  },
  {
    name: 'back-office-slide',
    size: desktop,
    path: () => '/admin/home',
    prepare: (page) => openRecord(page, 'Sofas to come home to'),
  },
  {
    name: 'back-office-showroom-phone',
    size: phone,
    path: (shop) => productOf(shop, 'Wren Wing Chair'),
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Details of Olive (ex-display)' }).click()
      await page.getByRole('group', { name: 'In the showroom' }).scrollIntoViewIfNeeded()
    },
  },
  {
    name: 'back-office-bulk',
    size: desktop,
    path: () => '/admin/products?q=alder',
    prepare: async (page) => {
      const selection = page.getByRole('region', { name: 'Selected products' })
      await selection.getByRole('button', { name: /^Select all \d+ results$/ }).click()
      await selection.getByRole('button', { name: 'Change them' }).click()
      await page.getByRole('menuitem', { name: 'Change prices' }).click()
      await page.getByRole('textbox', { name: 'Up or down by' }).fill('4')
      await page.getByRole('combobox', { name: 'Rounding' }).selectOption({ label: 'To prices ending in .99' })
      await page.getByRole('button', { name: 'Show what would change' }).click()
      await page.getByText('products would change.').waitFor()
    },
  },
]
