/** A button needs words and somewhere to lead. */
export const hasAction = ({ ctaString, ctaUrl }: { ctaString: string; ctaUrl: string }) =>
  ctaString !== '' && ctaUrl !== ''
