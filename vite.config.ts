import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'
import { asciiChunks } from './scripts/ascii-chunks.ts'
import { callsForBrowsers } from './scripts/calls-for-browsers.ts'
import { contractForShoppers } from './scripts/imports/contract-for-shoppers.ts'
import { leanPreload } from './scripts/lean-preload.ts'
import { pagesForBrowsers } from './scripts/pages-for-browsers.ts'

export default defineConfig(({ command }) => ({
  plugins: [
    callsForBrowsers(),
    pagesForBrowsers(),
    leanPreload(),
    tailwindcss(),
    reactRouter(),
    openEntries(),
    asciiChunks(),
  ],
  build: {
    assetsInlineLimit: 0,
    // scripts/build.mjs empties the folders: this would delete the running shop's own code as well.
    emptyOutDir: false,
    reportCompressedSize: false,
    target: 'baseline-widely-available',
  },
  environments: {
    client: {
      build: {
        rolldownOptions: { output: { codeSplitting: { groups: [...groups, ...backOfficeGroups] } } },
        modulePreload: { resolveDependencies },
      },
    },
    ssr: {
      build: { rolldownOptions: { input: './server/pages.ts' } },
      // One file with React's production build inside, whatever NODE_ENV the process has.
      ...(command === 'build' && {
        resolve: { noExternal: true },
        define: { 'process.env.NODE_ENV': '"production"' },
      }),
    },
  },
}))

/** Omits from the preload list of a lazy chunk the chunk itself and what every page has already: listing them would only add bytes. */
const resolveDependencies = (part: string, files: string[]) =>
  files.filter((file) => file !== part && !/\/(rolldown-runtime|react|storefront-layout)-[^/]*\.js$/.test(file))

/** Grouped by what every page needs, and what nearly every page of the shop needs, so that a first visit loads few files. */
const groups = [
  { name: 'react', test: /node_modules\/(react|react-dom|react-router|scheduler|cookie-es|@remix-run)\// },
  {
    // Becomes part of the file of the layout, which needs all of it.
    name: 'storefront-layout',
    // Of the contract only what the storefront loads: the back office's schemas would bring zod along.
    test: /\/contract\/(addresses|calls|client|errors|opening-hours|page-queries|phone-address|secret-pages|uuid|dates\/london)\.ts|\/app\/(root\.tsx|late-code\.ts|router\/(loaded-pages|places|read-page-data)\.ts)$|\/app\/storefront\/(consent\/|popups\/popups\.tsx|product\/variant-title)|\/app\/(ui|storefront\/(layout|product-card|structured-data|analytics))\/(?!carousel\/(engine|controls|in-view|keys|rotation|stillness|turning)|tooltips\/(?!tooltips)|field\.|modal-dialog|pagination|ordered-list\/|slide\/|popup-|menu-columns|product-markup|offer|second-picture)/,
  },
  {
    name: 'carousel',
    test: /\/app\/ui\/carousel\/(engine|controls|in-view|keys|stillness)|node_modules\/embla-carousel(?!-autoplay)/,
  },
  { name: 'turning', test: /\/app\/ui\/carousel\/(turning|rotation)|node_modules\/embla-carousel-autoplay/ },
  { name: 'tooltips', test: /\/app\/ui\/tooltips\// },
  { name: 'listing', test: /\/app\/(storefront\/listing\/(?!applied-|amount-|price-|size-)|ui\/pagination)/ },
  {
    name: 'home',
    test: /\/app\/(storefront\/(home\/(?!home-page)|missed-page\/missed-page|find-us\/(shop-map|parking))|ui\/slide\/slide-(?:frame|rules))/,
  },
  { name: 'popup', test: /\/app\/(storefront\/popups\/(?!popups\.)|ui\/popup-)/ },
]

/**
 * What pages of the back office share, in three files instead of seventy (decision 181). Their dependencies stay out,
 * because the storefront loads those too.
 */
const backOfficeGroups = [
  { name: 'back-office', test: /\/app\/admin\//, minShareCount: 3 },
  { name: 'controls', test: /node_modules\/(@base-ui|@floating-ui|use-sync-external-store)\// },
  {
    name: 'contract',
    // Without the modules that the shop's pages load: those pages would then load this whole chunk.
    test: new RegExp(
      `/node_modules/zod/|/contract/(?!(?:${['calls', 'booking-calls', ...contractForShoppers].join('|')})\\.ts)`,
    ),
    minShareCount: 3,
  },
].map((group) => ({ ...group, includeDependenciesRecursively: false, priority: -1 }))

/** Allows an entry chunk to export more than its page does, which such groups need; React Router does not mind. */
function openEntries(): Plugin {
  return {
    name: 'open-entries',
    applyToEnvironment: ({ name }) => name === 'client',
    options: (options) => ({ ...options, preserveEntrySignatures: 'allow-extension' }),
  }
}
