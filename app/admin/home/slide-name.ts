export const nameSlide = ({ title }: { title: string }) => title || 'Slide without a title'
