import { useAuth } from '#app/account/session/auth-context.ts';
import { Skeleton } from '#app/components/ui/skeleton.tsx';
import { OwnCardEditor } from './own-card-editor.tsx';

export function DigitalCardPage() {
  const { user, loading } = useAuth();
  const userId = user?.id ?? null;
  return (
    <div className="mx-auto flex max-w-5xl flex-col gap-6">
      <div className="flex flex-col gap-2">
        <h1 className="font-display text-3xl font-semibold">Digital Card</h1>
        <p className="max-w-2xl text-muted-foreground">
          Fill in what people should know, and let them scan it. No app is needed to save your
          contact.
        </p>
      </div>
      {loading ? <EditorPlaceholder /> : <OwnCardEditor key={userId} userId={userId} />}
    </div>
  );
}

function EditorPlaceholder() {
  return (
    <div
      role="status"
      className="grid grid-cols-1 gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,22rem)]"
    >
      <span className="sr-only">Loading your card</span>
      <Skeleton className="h-136" />
      <Skeleton className="h-60" />
    </div>
  );
}
