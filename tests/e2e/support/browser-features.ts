/** The features that Playwright disables in the headless shell, repeated because a second list replaces the first. */
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
 * With this feature disabled, a new tab's process also opens the first page. Otherwise a page with this policy needs another
 * process, and each journey starts two (decision 197).
 */
const openerPolicy = 'CrossOriginOpenerPolicy'

export const disabledFeatures = `--disable-features=${[...playwrights, openerPolicy].join()}`
