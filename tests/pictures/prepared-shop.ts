import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { enter, listDays } from '../e2e/support/bookings.ts'
import { openNewShop } from '../e2e/support/other-shop.ts'
import { send } from '../e2e/support/staff-calls.ts'

/** Starts the demonstration shop in an empty folder. */
export async function openDemonstration() {
  const folder = await mkdtemp(join(tmpdir(), 'showroom-pictures-'))
  const shop = await openNewShop(folder, {})
  return {
    ...shop,
    close: async () => {
      await shop.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

export async function createOwner(page: Page, ownerLink: string): Promise<void> {
  await page.goto(ownerLink)
  await page.getByLabel('Your name').fill('Ruth Hob')
  await page.getByLabel('Email address').fill('ruth@shop.example')
  await page.getByLabel('Password').fill('oak and ash and thorn')
  await page.getByRole('button', { name: 'Create the owner' }).click()
  await page.getByRole('heading', { level: 1, name: 'Hello, Ruth Hob' }).waitFor()
  await page.getByRole('button', { name: 'Hide this list' }).click()
  await page.getByRole('button', { name: 'Hide until the browser is closed' }).click()
}

/** Adds the work of some people: an enquiry, visits, a walk through the showroom. */
export async function fillDay(page: Page) {
  const products = await listProducts(page)
  const productUuid = products.get('Alder 2 Seater Sofa') ?? null
  const asked = { cameBy: 'counter', phone: '', productUuid }
  const { uuid: enquiryUuid } = await send(page, '/api/staff/enquiries', {
    ...asked,
    name: 'Hannah Price',
    email: 'hannah.price@mail.example',
    description:
      'Good morning, we have a rather narrow staircase (68 cm at the turn). Would this sofa go up in parts, or does it come as one? And how long is the wait for it in the sage fabric?\n\nThank you,\nHannah',
  })
  const [tomorrow, after] = await listDays(page)
  const free = (day = tomorrow) => day?.slots.filter((slot) => slot.free).map(({ startsAt }) => startsAt) ?? []
  await enter(page, 'Ada Brook', free()[0] ?? '')
  const note = 'We bring the measurements of the room, and a swatch of the curtains.'
  await enter(page, 'Walter Finch and family', free()[2] ?? '', { note })
  await enter(page, 'Maud Heron', free(after)[1] ?? '')
  await send(page, '/api/staff/bookings', walkIn)
  return { enquiryUuid, products }
}

const walkIn = {
  name: 'Passing Couple',
  email: '',
  phone: '',
  note: '',
  categoryId: 0,
  items: [],
  writes: false,
  cameBy: 'walk-in',
  startsAt: null,
}

async function listProducts(page: Page): Promise<Map<string, string>> {
  const rows: { uuid: string; name: string }[] = []
  for (let number = 1, last = 1; number <= last; number++) {
    const answer = await page.request.get(`/api/staff/products?page=${number}`)
    const list: { pageAmt: number; rows: typeof rows } = await answer.json()
    rows.push(...list.rows)
    last = list.pageAmt
  }
  return new Map(rows.map(({ name, uuid }) => [name, uuid]))
}
