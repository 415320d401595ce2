export function ScanningPage() {
  return <h1 className="font-display text-3xl font-semibold">Process Business Cards</h1>;
}
