const amount = 5

/** Placeholders for a category's cards while the category loads. */
export function SubCategoryPlaceholders() {
  return (
    <ul aria-hidden="true" className="wrap mt-6 grid pairs gap-y-6 md:grid-cols-3">
      {Array.from({ length: amount }, (_, place) => `card ${place}`).map((key) => (
        <li key={key} className="h-[300px] w-[95%] animate-pulse rounded-sm bg-sand" />
      ))}
    </ul>
  )
}
