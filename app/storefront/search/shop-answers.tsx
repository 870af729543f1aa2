import type { ShopAnswer } from '../../../contract/shop-answers.ts'

/** Answers about the shop. They are styled in CSS, because every search page loads this. */
export const ShopAnswers = ({ answers }: { answers: ShopAnswer[] }) =>
  answers.map(({ title, text, path }) => (
    <p key={path} className="wrap shop-answer">
      <a href={path}>{title}</a>
      {text}
    </p>
  ))
