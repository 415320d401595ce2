export function DigitalCardPage() {
  return <h1 className="font-display text-3xl font-semibold">Digital Card</h1>;
}
