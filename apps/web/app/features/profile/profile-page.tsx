export function ProfilePage() {
  return <h1 className="font-display text-3xl font-semibold">Profile</h1>;
}
