export function ContactsPage() {
  return <h1 className="font-display text-3xl font-semibold">My Contacts</h1>;
}
