/** A button needs words and an address. */
export const hasAction = ({ ctaString, ctaUrl }: { ctaString: string; ctaUrl: string }) =>
  ctaString !== '' && ctaUrl !== ''
