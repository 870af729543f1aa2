export const namePopup = ({ title }: { title: string }) => title || 'Pop-up without a title'
