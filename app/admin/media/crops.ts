/** A place on the site that shows a picture: its aspect ratio there, and whether the picture is cropped to it or shown whole. */
export type Crop = {
  caption: string
  /** Width divided by height. */
  ratio: number
  isWhole?: boolean
  /** Another site crops it around its centre, because it does not know the focal point. */
  isCentred?: boolean
}

const onComputer = 'On a computer'
const onPhone = 'On a phone'
const both = 'On a computer and on a phone'

/** These ratios match `app/ui/slide/slide-picture.tsx` in windows of 1440 and 390 pixels. */
export const slideCrops: Crop[] = [
  { caption: onComputer, ratio: 1440 / 634 },
  { caption: onPhone, ratio: 9 / 10 },
]

/** These ratios match `app/storefront/layout/page-banner.tsx`. */
export const bannerCrops: Crop[] = [
  { caption: both, ratio: 2 },
  { caption: 'On a tablet', ratio: 8 / 5 },
]
export const categoryCrops: Crop[] = [{ caption: 'On the home page', ratio: 4 / 5 }]
export const subCategoryCrops: Crop[] = [{ caption: 'On the page of its category', ratio: 4 / 3 }]
export const rangeCrops: Crop[] = [
  { caption: 'Large on the home page, and on a phone', ratio: 8 / 5 },
  { caption: 'Small on the home page, and in the menu', ratio: 4 / 3 },
]
export const popupCrops: Crop[] = [{ caption: both, ratio: 4 / 3 }]
/** For clients of the API; no page of the site shows it. */
export const popupListCrops: Crop[] = [{ caption: 'As it is', ratio: 4 / 3, isWhole: true }]
export const brandCrops: Crop[] = [{ caption: 'On its page', ratio: 3, isWhole: true }]
export const logoCrops: Crop[] = [{ caption: 'At the top of every page', ratio: 6, isWhole: true }]
export const iconCrops: Crop[] = [{ caption: 'In a browser’s tab', ratio: 1, isWhole: true }]
export const shareCrops: Crop[] = [{ caption: 'As most networks crop it', ratio: 1.91, isCentred: true }]
