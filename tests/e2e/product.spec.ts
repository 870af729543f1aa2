import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import { productAddress } from '../../contract/addresses.ts'
import { answerInstead, enterFromSignIn } from './support/client-visit.ts'
import { desktop, expectRedirect, open, phone } from './support/visit.ts'

// A route handler that is still pending when a journey ends would fail the next one.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }))

const sizes = { desktop, phone }

type Found = {
  product: Facts
  variant: { uuid: string; images: Picture[]; dimensions: Record<'height' | 'width' | 'depth', number | null> }
}
type Picture = { hash: string }
type Facts = {
  uuid: string
  name: string
  catRoute: string
  subCatRoute: string
  brand: string
  brandUuid: string | null
  brandLogo: string | null
  showInterestFreeCredit: boolean
  images: Picture[]
  variantList: { uuid: string; name: string }[]
  files: { name: string }[]
}

/** The shop's first product that fulfils a condition. */
async function findProduct(request: APIRequestContext, wanted: (found: Found) => boolean): Promise<Found> {
  for (let pageNum = 1; pageNum <= 5; pageNum += 1) {
    const { products } = await (await request.post('/api/search/', { data: { pageNum } })).json()
    for (const { uuid } of products) {
      const found = (await (await request.get(`/api/product/${uuid}`)).json()) as Found
      if (wanted(found)) return found
    }
  }
  throw new Error('No product fulfils the condition.')
}

/** Gives every requested product a long description. */
async function lengthenDescriptions(page: Page): Promise<void> {
  await page.route('**/api/product/*', async (route) => {
    const answer = await route.fetch()
    const found = await answer.json()
    const words = `<p>${'Solid oak, made to last. '.repeat(80)}</p>`
    found.product.descriptionHtml = words
    found.variant.descriptionHtml = words
    await route.fulfill({ response: answer, json: found })
  })
}

for (const [name, viewport] of Object.entries(sizes)) {
  test.describe(`at the size of a ${name}`, () => {
    test.use({ viewport })

    test('another variant has an address of its own', async ({ page, request }) => {
      const { product } = await findProduct(request, ({ product }) => product.variantList.length > 1)
      await open(page, `/product/${product.uuid}`)
      const options = page.getByRole('navigation', { name: 'Options' })
      const second = product.variantList[1]
      if (name === 'phone') await options.locator('summary').click()
      await options.getByRole('link', { name: second?.name, exact: true }).filter({ visible: true }).click()
      await expect(page).toHaveURL(new RegExp(`/product/${product.uuid}/[a-z0-9-]+/${second?.uuid}$`))
      await expect(page.locator(`[aria-current=true][href$="${second?.uuid}"]`).first()).toBeAttached()
      await page.goBack()
      await expect(page).toHaveURL(`/product/${product.uuid}`)
    })

    test('a long description is cut, opened, and closed again at the top of the product', async ({ page }) => {
      await lengthenDescriptions(page)
      await open(page, '/store/sofas-chairs/sofas')
      await page.locator('#products a[href^="/product/"]').first().click()
      const description = page.getByRole('region', { name: 'Description' })
      await expect(description).toContainText('…')
      await description.getByRole('link', { name: 'Show More' }).click()
      await expect(description).not.toContainText('…')
      await description.getByRole('link', { name: 'Show Less' }).click()
      await expect(description).toContainText('…')
      await expect.poll(() => page.locator('#product').evaluate((whole) => whole.getBoundingClientRect().y)).toBe(0)
    })

    test('size, files, category and enquiry are shown', async ({ page, request }) => {
      const wanted = ({ product, variant }: Found) => product.files.length > 0 && variant.dimensions.width !== null
      const { product, variant } = await findProduct(request, wanted)
      await open(page, `/product/${product.uuid}`)
      const { height, width, depth } = variant.dimensions
      const dimensions = page.getByText(`(H) ${height} cm x (W) ${width} cm x (D) ${depth} cm`)
      await expect(dimensions).toBeHidden()
      await page.emulateMedia({ media: 'print' })
      await expect(dimensions).toBeVisible()
      await expect(page.getByRole('link', { name: 'Contact us about this product' })).toBeHidden()
      await expect(page.getByRole('search')).toBeHidden()
      await expect(page.getByRole('link', { name: 'Will it fit?' })).toBeHidden()
      await expect(page.getByRole('button', { name: /^Shortlist / }).first()).toBeHidden()
      await expect(page.getByRole('contentinfo').getByRole('navigation').first()).toBeHidden()
      await expect(page.getByRole('contentinfo')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
      await page.emulateMedia({ media: null })
      await page.getByText('Dimensions', { exact: true }).click()
      await expect(dimensions).toBeVisible()
      const files = page.locator('details', { hasText: 'Additional Information' })
      await expect(files).toHaveAttribute('open', '')
      await expect(files.getByRole('link').first()).toHaveAttribute('download', '')
      const category = `/store/${product.catRoute}/${product.subCatRoute}`
      await expect(page.locator(`dl a[href="${category}"]`)).toBeVisible()
      await expect(page.getByRole('heading', { name: 'Products related to this item.' })).toBeVisible()
      await expect(page.getByRole('link', { name: 'Contact us about this product' })).toHaveAttribute(
        'href',
        `/contact/${variant.uuid}`,
      )
    })
  })
}

test('files are ordered by name, 9 before 10', async ({ page, request }) => {
  const { product } = await findProduct(request, ({ product }) => product.name === 'Haven Dining Chair')
  const files = page.locator('details', { hasText: 'Additional Information' }).getByRole('link')
  await page.goto(`/product/${product.uuid}`)
  await expect(files).toHaveText(['Looking after oiled and lacquered wood', 'Looking after your upholstery'])

  const [file] = product.files
  const named = ['Swatches 9', 'Swatches 10'].map((name) => ({ ...file, uuid: name, name }))
  await answerInstead<Found>(page, '**/api/product/*', (found) => ({
    ...found,
    product: { ...found.product, files: named },
  }))
  await enterFromSignIn(page, `/product/${product.uuid}`)
  await expect(files).toHaveText(['Swatches 9', 'Swatches 10'])
})

test('a product with one variant shows no choice', async ({ page, request }) => {
  const { product } = await findProduct(request, ({ product }) => product.variantList.length === 1)
  await page.goto(`/product/${product.uuid}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(product.name)
  await expect(page.getByRole('navigation', { name: 'Options' })).toHaveCount(0)
})

test('a brand is shown by its logo, which links to its products', async ({ page, request }) => {
  const { product } = await findProduct(request, ({ product }) => product.brandLogo !== null)
  await page.goto(`/product/${product.uuid}`)
  const logo = page.locator('#product header a').first()
  await expect(logo.getByRole('img', { name: product.brand })).toHaveAttribute('src', product.brandLogo ?? '')
  await logo.click()
  await expect(page).toHaveURL(new RegExp(`/brand/${product.brandUuid}/`))
})

test('interest-free credit is shown where both the shop and the product offer it', async ({ page, request }) => {
  const credit = page.locator('#product').getByRole('link', { name: 'Interest free credit available' })
  const without = await findProduct(request, ({ product }) => !product.showInterestFreeCredit)
  await page.goto(`/product/${without.product.uuid}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(without.product.name)
  await expect(credit).toHaveCount(0)

  const { product } = await findProduct(request, ({ product }) => product.showInterestFreeCredit)
  await answerInstead<object>(page, '**/api/settings/public', (all) => ({ ...all, showInterestFreeCredit: false }))
  await enterFromSignIn(page, `/product/${product.uuid}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(product.name)
  await expect(credit).toHaveCount(0)

  await page.goto(`/product/${product.uuid}`)
  await credit.click()
  await expect(page).toHaveURL('/interest-free-credit')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/interest.free credit/i)
})

test('a variant without pictures shows the product’s', async ({ page, request }) => {
  const { product, variant } = await findProduct(request, ({ variant }) => variant.images.length > 1)
  const last = variant.images.at(-1)
  await answerInstead<Found>(page, '**/api/product/*', (found) => ({
    product: { ...found.product, images: [last] },
    variant: { ...found.variant, images: [] },
  }))
  const gallery = page.getByRole('region', { name: 'Pictures', exact: true }).locator('img')
  await page.goto(`/product/${product.uuid}`)
  await expect(gallery).toHaveCount(variant.images.length)
  await enterFromSignIn(page, `/product/${product.uuid}`)
  await expect(gallery).toHaveCount(1)
  await expect(gallery).toHaveAttribute('src', new RegExp(last?.hash ?? 'none'))
})

test('a missing product redirects home, a missing variant to its product, a wrong name to the right address', async ({
  request,
}) => {
  const { product } = await findProduct(request, ({ product }) => product.variantList.length > 1)
  const other = await findProduct(request, (found) => found.product.uuid !== product.uuid)
  const nobody = '00000000-0000-4000-8000-000000000000'
  const shown = productAddress(product.uuid, product.name)
  for (const [path, end] of [
    [`/${nobody}`, '/'],
    [`/${nobody}/x/${nobody}`, '/'],
    [`/${product.uuid}/x/${other.variant.uuid}`, '/'],
    [`/${product.uuid}/x/${nobody}`, shown],
    [`/${product.uuid}/x/${nobody.slice(0, 20)}`, shown],
    [`/${product.uuid}/x/${nobody}?from=mail`, `${shown}?from=mail`],
  ]) {
    const answer = await request.get(`/product${path}`, { maxRedirects: 0 })
    expect([answer.status(), answer.headers().location], path).toEqual([302, end])
  }
  const second = product.variantList[1]?.uuid
  expect((await request.get(`/product/${product.uuid}/-/${second}`)).status()).toBe(200)
  expect(await (await request.get(`/product/${product.uuid}/wrong-name`)).text()).toMatch(
    new RegExp(`<link rel="canonical" href="[^"]*/product/${product.uuid}/(?!wrong-name)[a-z0-9-]+"`),
  )
})

test('a link to a variant that no longer exists leads to its product, also without a new document', async ({
  page,
  request,
}) => {
  const { product } = await findProduct(request, () => true)
  await open(page, '/terms')
  await expectRedirect(
    page,
    `/product/${product.uuid}/x/00000000-0000-4000-8000-000000000000`,
    productAddress(product.uuid, product.name),
  )
})
