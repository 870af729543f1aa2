const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

export const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (character) => entities[character] ?? character)

/** A page that the server writes itself: in the shop's language, and nothing for search engines. */
export const writePage = ({
  title,
  style = '',
  body,
}: {
  title: string
  style?: string
  body: string
}) => `<!doctype html>
<html lang="en-GB">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
${style && `<style>${style}</style>\n`}${body}
</html>
`
