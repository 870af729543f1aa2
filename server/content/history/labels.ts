import { productLabels, variantLabels } from '../../../contract/staff/labels.ts'
import { periodLabels } from '../../../contract/staff/periods.ts'

/** Where a product and its variants have a field of the same name, the product's label is used for both. */
const ofVariants = Object.fromEntries(Object.entries(variantLabels).filter(([name]) => !(name in productLabels)))

/** The labels of fields in the forms. */
const labels: Record<string, string> = {
  ...productLabels,
  title: 'Title',
  routeName: 'Address',
  fromPath: 'Old address',
  toPath: 'Redirects to',
  publishedAt: 'First published',
  onHomepage: 'On the home page',
  visible: variantLabels.visible,
  logoHash: 'Logo',
  imageHash: 'Picture',
  mobileImageHash: 'Picture on phones',
  previewImageHash: 'Small picture',
  bannerHash: 'Banner',
  thumbnailHash: 'Thumbnail',
  menuRangeUuid: 'Range in the menu',
  extraInfo: 'More to read',
  navBrand1: 'First brand',
  navBrand2: 'Second brand',
  navBrand3: 'Third brand',
  navProperty1: 'First value',
  navProperty2: 'Second value',
  navProperty3: 'Third value',
  source: 'Filled with',
  link: '‘See all’ links to',
  subTitle: 'Line below the title',
  ctaString: 'Words on the button',
  ctaUrl: 'Links to',
  showOverlay: 'Darken the foot of the picture',
  body: 'Text',
  message: 'Message',
  values: 'Values',
  swatch: 'Colour',
  alt: 'What it shows',
  focalX: 'Focal point, across',
  focalY: 'Focal point, down',
  ...ofVariants,
  products: 'Products',
  order: 'Order',
  bannerMessage: 'Announcement',
  ...{ ...periodLabels, bannerFrom: periodLabels.showFrom, bannerUntil: periodLabels.showUntil },
  ...{ monday: 'Monday', tuesday: 'Tuesday', wednesday: 'Wednesday', thursday: 'Thursday', friday: 'Friday' },
  ...{ saturday: 'Saturday', sunday: 'Sunday' },
  exceptions: 'Not as usual',
  yearly: 'Every year',
  openingTimesWeekdays: 'Monday to Saturday, in words',
  openingTimesSunday: 'Sunday, in words',
  text: 'Text',
  means: 'The catalogue says',
  words: 'Shoppers search for',
  pinned: 'Shown first',
  hidden: 'Left out',
  sendTo: 'Leads to',
  email: 'E-mail',
  socialLinks: 'Social networks',
  url: 'Address',
  mapEmbedUrl: 'Map',
  assigneeId: 'Who answers it',
  vatNumber: 'VAT number',
  pricePence: 'Price',
  startsAt: 'When',
  takesBookings: 'Visits can be booked',
  placesPerSlot: 'Visits at the same time',
  noticeHours: 'Hours of notice',
  horizonDays: 'Days ahead',
  defaultMinutes: 'Minutes of a visit',
  lengths: 'Departments that take another time',
  daysOff: 'Days without visits',
  at: 'Day',
  printedTickets: 'Tickets',
  isHidden: 'Hidden from the overview',
  legalRead: 'Legal pages read',
  ticketFormat: 'Size of the tickets',
  accent: 'Accent',
  paper: 'Background',
  iconHash: 'Icon',
  shareHash: 'Picture of shared links',
  corner: 'Corners',
  header: 'Head of the page',
  footer: 'Foot of the page',
  host: 'Server',
  security: 'Encryption',
  userName: 'User name',
  passwordSetAt: 'Password set',
  dkimSelector: 'DKIM selector',
  takesPlus: 'Takes addresses with a plus',
}

export const nameField = (name: string): string =>
  labels[name] ??
  name
    .replace(/(Uuid|Hash|Id)$/, '')
    .replace(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`)
    .replace(/^./, (first) => first.toUpperCase())

const order = Object.keys(labels)

/** In the order of the forms: the database keeps no order of fields. */
export const placeOfField = (name: string): number => (order.includes(name) ? order.indexOf(name) : order.length)
