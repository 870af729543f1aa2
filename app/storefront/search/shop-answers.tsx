import type { ShopAnswer } from '../../../contract/shop-answers.ts'
import type { ListingView } from '../listing/load-listing.ts'

/** What the shop says of itself stands by itself where no products belong to it. */
export const isAnswered = ({ answers, total, missing }: ListingView) => Boolean(answers?.[0] && !total && !missing)

/** Styled in CSS, so that every search page loads little more for it. */
export const ShopAnswers = ({ answers = [] }: { answers?: ShopAnswer[] }) =>
  answers.length > 0 && (
    <ul aria-label="About the shop" className="wrap shop-answers">
      {answers.map(({ title, text, path }) => (
        <li key={path}>
          <a href={path}>{title}</a>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  )
