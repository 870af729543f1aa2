import type { PublicSettings } from '../contract/site.ts'
import type { AllowedHosts } from './content-policy.ts'

const captchaHosts = {
  altcha: { frames: [], scripts: [] },
  recaptcha: { frames: ['https://www.google.com'], scripts: ['https://www.google.com', 'https://www.gstatic.com'] },
  hcaptcha: { frames: ['https://*.hcaptcha.com'], scripts: ['https://hcaptcha.com', 'https://*.hcaptcha.com'] },
  turnstile: { frames: ['https://challenges.cloudflare.com'], scripts: ['https://challenges.cloudflare.com'] },
} satisfies Record<PublicSettings['captcha']['provider'], Pick<AllowedHosts, 'frames' | 'scripts'>>

const analyticsHosts = {
  scripts: ['https://www.googletagmanager.com'],
  calls: ['https://*.google-analytics.com', 'https://*.analytics.google.com', 'https://*.googletagmanager.com'],
}
const noHosts: AllowedHosts = { frames: [], scripts: [], calls: [] }

/** The other hosts that this shop's settings need; none by default. */
export function allowedHosts(loaderData: Record<string, unknown>): AllowedHosts {
  const site = loaderData.storefront as { settings: PublicSettings } | undefined
  if (!site) return noHosts
  const { shop, captcha, analyticsId } = site.settings
  const { frames, scripts } = captchaHosts[captcha.provider]
  const map = URL.canParse(shop.mapEmbedUrl) ? [new URL(shop.mapEmbedUrl).origin] : []
  const analytics = analyticsId ? analyticsHosts : noHosts
  return { frames: [...map, ...frames], scripts: [...scripts, ...analytics.scripts], calls: analytics.calls }
}
