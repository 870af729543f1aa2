/** One page of each kind that a shopper is likely to begin with. */
export async function choosePages(origin: string): Promise<Record<string, string>> {
  const listing = `${origin}/store/sofas-chairs/sofas`
  const html = await (await fetch(listing)).text()
  const [product] = /\/product\/[^"]+/.exec(html.slice(html.indexOf('id="products"'))) ?? []
  if (!product) throw new Error(`${listing} shows no product`)
  return {
    home: `${origin}/`,
    listing,
    product: origin + product,
    contact: `${origin}/contact`,
    content: `${origin}/privacy-policy`,
  }
}
