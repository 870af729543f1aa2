import { pino } from 'pino'
import { calls } from '../../contract/calls.ts'
import { type Client, createClient } from '../../contract/client.ts'
import { type Failure, failed } from '../../contract/errors.ts'
import { sortOrders } from '../../contract/search.ts'
import { answerCatalogueCalls } from '../../server/catalogue/api.ts'
import { type Catalogue, openCatalogue } from '../../server/catalogue/index/catalogue.ts'
import type { StoredIndex } from '../../server/catalogue/index/stored-index.ts'
import type { Tables } from '../../server/catalogue/search-tables/follow-tables.ts'
import { sendInProcess } from '../../server/http-calls.ts'
import { listMostViewed } from '../../server/overview/most-viewed.ts'
import type { Db } from '../../server/platform/database.ts'
import type { Logger } from '../../server/platform/log.ts'
import { bindCalls } from '../../server/serve.ts'
import { answerShortlistCalls } from '../../server/shortlists/api.ts'

export const silentLog = pino({ level: 'silent' })

type Options = { clock?: () => Date; kept?: StoredIndex; log?: Logger; tables?: Tables }

/** The catalogue's public API, without the rest of the shop. */
export async function openShopWindow(
  db: Db,
  { clock = () => new Date(), kept, log = silentLog, tables }: Options = {},
) {
  const catalogue = await openCatalogue({ db, clock, kept, log, tables })
  return { catalogue, api: reachCatalogue(db, catalogue) }
}

export type ShopWindow = Awaited<ReturnType<typeof openShopWindow>>

/** The answers of every public call about the catalogue in memory. */
export async function describeShop({ api, catalogue }: ShopWindow) {
  const navigation = await answered(api.navCategories())
  const wishes = [
    ...sortOrders.map((sortBy) => ({ sortBy, searchField: 'bed' })),
    ...sortOrders.map((sortBy) => ({ sortBy, pageNum: 2 })),
    ...['alder', 'éclair', 'soffa', 'be', 'bedroom chairs'].map((searchField) => ({ searchField })),
    ...navigation.map(({ id }) => ({ categoryId: id })),
    ...navigation.flatMap((category) => category.subCategories.map(({ uuid }) => ({ subCategoryUuid: uuid }))),
    ...[...catalogue.taxonomy.brands.keys()].map((brandUuid) => ({ brandUuid })),
    ...[...catalogue.taxonomy.ranges.keys()].map((rangeUuid) => ({ rangeUuid })),
    ...[...catalogue.taxonomy.values.keys()].map((value) => ({ properties: [value] })),
    { onSaleOnly: true },
    { newProductsOnly: true },
  ]
  const searches = await Promise.all(wishes.map(async (wish) => ({ wish, answer: await answered(api.search(wish)) })))
  const found = new Set(searches.flatMap(({ answer }) => answer.products.map(({ uuid }) => uuid)))
  return {
    navigation,
    home: await answered(api.homeSections()),
    suggestions: await answered(api.suggest({ q: 'bed' })),
    searches,
    products: await Promise.all(
      [...found].map(async (productUuid) => [
        await answered(api.product({ productUuid })),
        await answered(api.relatedProducts({ productUuid })),
      ]),
    ),
  }
}

function reachCatalogue(db: Db, catalogue: Catalogue): Client<typeof calls> {
  const notHere = () => {
    throw new Error('This call is not one of the catalogue.')
  }
  const elsewhere = {
    carousel: notHere,
    settings: notHere,
    redirect: notHere,
    page: notHere,
    contact: notHere,
    login: notHere,
  }
  const bound = bindCalls(calls, {
    ...answerCatalogueCalls({ db, catalogue, listViewed: (day) => listMostViewed(db, day) }),
    ...answerShortlistCalls({ db, catalogue }),
    ...elsewhere,
  })
  return createClient(calls, sendInProcess(bound, { address: '192.0.2.1', headers: new Headers() }))
}

/** The answer to a call; a refusal fails the test with its reason. */
export async function answered<Answer>(asking: Promise<Answer>): Promise<Exclude<Answer, Failure>> {
  const answer = await asking
  if (failed(answer)) throw new Error(`${answer.status} ${answer.problem.reason}`)
  return answer as Exclude<Answer, Failure>
}

export async function statusOf(asking: Promise<unknown>): Promise<number> {
  const answer = await asking
  return failed(answer) ? answer.status : 200
}
