import { productLabels } from '../../../contract/staff-labels.ts'

/** What fields are called in the forms. */
export const labels: Record<string, string> = {
  ...productLabels,
  title: 'Title',
  routeName: 'Address',
  fromPath: 'Old address',
  toPath: 'Leads to',
  publishedAt: 'First published',
  logoHash: 'Logo',
  visible: 'Can be seen',
  onHomepage: 'On the home page',
  salePrice: 'Sale price',
  onSale: 'On sale',
  saleStartsAt: 'Sale starts',
  saleEndsAt: 'Sale ends',
  heightCm: 'Height, cm',
  widthCm: 'Width, cm',
  depthCm: 'Depth, cm',
  order: 'Order',
  bannerMessage: 'Announcement',
  text: 'Text',
  means: 'The catalogue says',
}
