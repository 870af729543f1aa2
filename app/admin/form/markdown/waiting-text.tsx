export const WaitingText = () => <p className="min-h-52 border border-line bg-white p-3 text-soft">Loading …</p>
