/** The number of placeholders in a listing. */
export const listingSkeletons = 10

export const cardGrid = 'mt-6 grid pairs gap-x-4 gap-y-10 sm:gap-x-6 sm:gap-y-14 md:grid-cols-3 lg:grid-cols-4'

export function CardSkeletons({ amount }: { amount: number }) {
  return Array.from({ length: amount }, (_, place) => `card ${place}`).map((key) => (
    <li key={key} aria-hidden="true" className="animate-pulse">
      <div className="aspect-4/3 bg-sand" />
      <div className="mt-4 h-4 w-2/5 bg-sand" />
      <div className="mt-2 h-5 w-4/5 bg-sand" />
      <div className="mt-3 h-4 w-1/4 bg-sand" />
    </li>
  ))
}
