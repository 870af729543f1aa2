/** Every page of the back office says its name like this, and asks search engines to leave it alone. */
export function PageTitle({ title }: { title: string }) {
  return (
    <>
      <title>{`${title} | Admin`}</title>
      <meta name="robots" content="noindex, nofollow" />
    </>
  )
}
