/** Replaces the photograph of a product without one: on its card, in a row and on its page. */
export const NoPhotograph = ({ className }: { className: string }) => (
  <span className={`grid bg-sand text-center font-serif text-soft ${className}`}>No photograph yet</span>
)
