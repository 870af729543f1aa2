/** The title of a back office page, with `noindex` for search engines. */
export function PageTitle({ title }: { title: string }) {
  return (
    <>
      <title>{`${title} | Admin`}</title>
      <meta name="robots" content="noindex, nofollow" />
    </>
  )
}
