/** Playwright's own, as far as they concern the headless shell: a second list replaces the first. */
const playwrights = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
]

/**
 * Without it, a new tab's process opens the first page too. A page with such a policy asks for a process of its own, and a
 * journey starts two (decision 197).
 */
const openerPolicy = 'CrossOriginOpenerPolicy'

export const disabledFeatures = `--disable-features=${[...playwrights, openerPolicy].join()}`
