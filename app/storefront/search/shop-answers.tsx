import type { ShopAnswer } from '../../../contract/shop-answers.ts'

/** Answers about the shop. Styled in CSS, since every search page loads this. */
export const ShopAnswers = ({ answers }: { answers: ShopAnswer[] }) =>
  answers.map(({ title, text, path }) => (
    <p key={path} className="wrap shop-answer">
      <a href={path}>{title}</a>
      {text}
    </p>
  ))
