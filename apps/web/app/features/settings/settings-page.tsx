export function SettingsPage() {
  return <h1 className="font-display text-3xl font-semibold">Settings</h1>;
}
