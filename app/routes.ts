import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'
import { fixedPages } from '../contract/addresses.ts'
import { listKinds, recordKinds } from '../contract/kinds.ts'

/** Each kind has a list and a form, such as `admin/brands/brands-page.tsx` and `admin/brands/brand-page.tsx`. */
const kindRoutes = listKinds('page').flatMap((kind) => {
  const { bin, page } = recordKinds[kind]
  const id = bin === 'uuid' ? ':uuid' : ':id'
  return [
    route(page.at, `admin/${page.at}/${page.at}-page.tsx`),
    route(`${page.at}/${id}`, `admin/${page.at}/${kind}-page.tsx`),
  ]
})

export default [
  layout('storefront/layout/storefront-layout.tsx', { id: 'storefront' }, [
    index('storefront/home/home-page.tsx'),
    route('find-us', 'storefront/find-us/find-us-page.tsx'),
    route('how-to-measure', 'storefront/how-to-measure/how-to-measure-page.tsx'),
    route('visit/:key?', 'storefront/visit/visit-page.tsx'),
    route('contact/:variantUuid?', 'storefront/contact/contact-page.tsx'),

    route('shortlist', 'storefront/shortlist/shortlist-page.tsx'),
    route('shortlist/:token', 'storefront/shortlist/sharing/shared-page.tsx'),

    route('store', 'storefront/redirects/to-home.ts'),
    route('store/special-offers', 'storefront/redirects/to-special-offers.ts'),
    route('clearance', 'storefront/redirects/to-special-offers.ts', { id: 'clearance' }),
    route('store/:categoryRoute', 'storefront/category/category-page.tsx'),
    route('store/:categoryRoute/:subCategoryRoute', 'storefront/category/sub-category-page.tsx'),

    route('latest-products', 'storefront/latest-products/latest-products-page.tsx'),
    route('special-offers', 'storefront/special-offers/special-offers-page.tsx'),
    route('product/:productUuid/:productName?/:variantUuid?', 'storefront/product/product-page.tsx'),
    route('admin/preview', 'storefront/home/home-page.tsx', { id: 'home-preview' }),
    layout('preview/preview-layout.tsx', [
      route('admin/preview/product/:productUuid/:productName?/:variantUuid?', 'storefront/product/product-page.tsx', {
        id: 'product-preview',
      }),
      route('admin/preview/store/:categoryRoute', 'storefront/category/category-page.tsx', { id: 'category-preview' }),
      route('admin/preview/store/:categoryRoute/:subCategoryRoute', 'storefront/category/sub-category-page.tsx', {
        id: 'sub-category-preview',
      }),
      route('admin/preview/range/:rangeRoute', 'storefront/range/range-page.tsx', { id: 'range-preview' }),
      route('admin/preview/sale/:saleRoute', 'storefront/sale/sale-page.tsx', { id: 'sale-preview' }),
      route('admin/preview/brand/:brandUuid/:brandName?', 'storefront/brand/brand-page.tsx', { id: 'brand-preview' }),
      route('admin/preview/page/:pageId', 'storefront/content/custom-page.tsx', { id: 'page-preview' }),
    ]),
    route('range/:rangeRoute', 'storefront/range/range-page.tsx'),
    route('sale/:saleRoute', 'storefront/sale/sale-page.tsx'),
    route('brand/:brandUuid/:brandName?', 'storefront/brand/brand-page.tsx'),
    route('brand/:categoryRoute/:subCategoryRoute/:brandUuid/:brandName?', 'storefront/brand/brand-page.tsx', {
      id: 'scoped-brand',
    }),
    route('property/:propertyId/:propertyName?', 'storefront/property/property-page.tsx'),
    route(
      'property/:categoryRoute/:subCategoryRoute/:propertyId/:propertyName?',
      'storefront/property/property-page.tsx',
      { id: 'scoped-property' },
    ),
    route('search/:searchQuery?', 'storefront/search/search-page.tsx'),

    ...fixedPages.map((pageId) => route(pageId, 'storefront/content/fixed-page.tsx', { id: pageId })),
    route('page/:pageId', 'storefront/content/custom-page.tsx'),
    route('unauthorised', 'storefront/unauthorised/unauthorised-page.tsx'),
    route('*', 'storefront/unauthorised/unknown-page.tsx'),
  ]),
  route('admin', 'admin/layout/admin-layout.tsx', [
    layout('admin/layout/sign-in-layout.tsx', [
      route('welcome', 'admin/welcome/welcome-page.tsx'),
      route('invitation', 'admin/welcome/invitation-page.tsx'),
      route('sign-in', 'admin/sign-in/sign-in-page.tsx'),
      route('reset-password', 'admin/sign-in/reset-password-page.tsx'),
    ]),
    layout('admin/layout/back-office-layout.tsx', { id: 'back-office' }, [
      index('admin/overview/overview-page.tsx'),
      route('begin', 'admin/demonstration/demonstration-page.tsx'),
      route('enquiries', 'admin/enquiries/inbox/enquiries-page.tsx'),
      route('enquiries/templates', 'admin/enquiries/templates/templates-page.tsx'),
      route('enquiries/templates/:uuid', 'admin/enquiries/templates/template-page.tsx'),
      route('enquiries/shopper', 'admin/enquiries/shopper/shopper-page.tsx'),
      route('enquiries/retention', 'admin/enquiries/shopper/retention-page.tsx'),
      route('enquiries/:uuid', 'admin/enquiries/enquiry/enquiry-page.tsx'),
      route('bookings', 'admin/bookings/bookings-page.tsx'),
      route('bookings/rules', 'admin/bookings/rules/rules-page.tsx'),
      route('bookings/outside', 'admin/bookings/outside/outside-page.tsx'),
      route('bookings/:uuid', 'admin/bookings/booking-page.tsx'),
      ...kindRoutes,
      route('products/bulk/:uuid', 'admin/products/bulk/bulk-page.tsx'),
      route('tickets', 'admin/tickets/tickets-page.tsx'),
      route('walk', 'admin/walk/walk-page.tsx'),
      route('import', 'admin/import/imports-page.tsx'),
      route('import/:uuid', 'admin/import/import-page.tsx'),
      route('sub-categories/:uuid', 'admin/categories/sub-category-page.tsx'),
      route('media', 'admin/media/pictures-page.tsx'),
      route('media/files', 'admin/media/files-page.tsx'),
      route('home', 'admin/home/home-page.tsx'),
      route('home/slides/:uuid', 'admin/home/slide-page.tsx'),
      route('home/rows/:key', 'admin/home/home-row-page.tsx'),
      route('listing-pages', 'admin/listing-pages/listing-pages-page.tsx'),
      route('listing-pages/:key', 'admin/listing-pages/listing-page.tsx'),
      route('banner', 'admin/banner/banner-page.tsx'),
      route('opening-hours', 'admin/opening-hours/opening-hours-page.tsx'),
      route('links', 'admin/links/links-page.tsx'),
      route('redirects', 'admin/redirects/redirects-page.tsx'),
      route('synonyms', 'admin/synonyms/synonyms-page.tsx'),
      route('searches', 'admin/searches/searches-page.tsx'),
      route('bin', 'admin/bin/bin-page.tsx'),
      route('look', 'admin/look/look-page.tsx'),
      route('settings', 'admin/settings/settings-page.tsx'),
      route('settings/:part', 'admin/settings/setting-part-page.tsx'),
      route('history', 'admin/history/history-page.tsx'),
      route('tasks', 'admin/tasks/tasks-page.tsx'),
      route('mail', 'admin/mail/mail-page.tsx'),
      route('mail/replies', 'admin/mail/mailbox-page.tsx'),
      route('mail/texts', 'admin/mail/texts/mail-texts-page.tsx'),
      route('mail/texts/:kind', 'admin/mail/texts/mail-text-page.tsx'),
      route('people', 'admin/people/people-page.tsx'),
      route('account', 'admin/account/account-page.tsx'),
      route('*', 'admin/layout/unknown-page.tsx'),
    ]),
  ]),
] satisfies RouteConfig
