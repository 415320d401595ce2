/** `cards/Anna.Müller.png` → `Anna.Müller_optimized.jpg`. */
export function optimizedName(fileName: string): string {
  const name = fileName.slice(fileName.lastIndexOf('/') + 1);
  const dot = name.lastIndexOf('.');
  return `${dot > 0 ? name.slice(0, dot) : name}_optimized.jpg`;
}
