/** Replaces the photograph of a product without one, on its card and on its page. */
export const NoPhotograph = ({ className }: { className: string }) => (
  <div className={`grid bg-sand text-center font-serif text-soft ${className}`}>No photograph yet</div>
)
