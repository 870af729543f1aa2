/** Replaces the photograph of a product without one, on its card and on its page. */
export const NoPhotograph = ({ name, className }: { name: string; className: string }) => (
  <div className={`grid bg-sand text-center font-serif wrap-anywhere text-soft ${className}`}>
    {name} is waiting for its photograph
  </div>
)
