import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link, Navigate, useLocation } from 'react-router';
import { useAuth } from '#app/account/session/auth-context.ts';
import { readReturnPath } from '#app/account/session/through-sign-in/return-path.ts';
import { VisitorOnly } from '#app/account/session/visitor-only.tsx';
import { Button } from '#app/components/ui/button.tsx';
import {
  Card,
  CardContent,
  CardDescription,
  CardHeader,
  CardTitle,
} from '#app/components/ui/card.tsx';
import { Spinner } from '#app/components/ui/spinner.tsx';
import { LogoMark } from '#app/layouts/logo.tsx';

interface AuthFrameProps {
  back: { to: string; label: string };
  title: string;
  description: string;
  /** Whether it replaces another form that had the focus. */
  takesFocus?: boolean;
  children: ReactNode;
}

/** The page around every form for signing up, signing in and recovery. */
export function AuthFrame({
  back,
  title,
  description,
  takesFocus = false,
  children,
}: AuthFrameProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  // The visitor's destination is carried from form to form.
  const { state } = useLocation();
  return (
    <main className="mx-auto flex min-h-dvh w-full max-w-md flex-col justify-center gap-5 px-4 py-8">
      <Link
        to={back.to}
        state={state}
        className="inline-flex w-fit items-center gap-1.5 py-1 text-sm text-muted-foreground hover:text-foreground"
      >
        <ArrowLeft className="size-4" aria-hidden="true" /> {back.label}
      </Link>
      <Card>
        <CardHeader className="items-center pt-7 text-center sm:pt-8">
          <LogoMark className="mb-2 size-11" />
          <CardTitle as="h1" ref={heading} tabIndex={-1} className="text-2xl">
            {title}
          </CardTitle>
          <CardDescription>{description}</CardDescription>
        </CardHeader>
        <CardContent className="flex flex-col gap-5">{children}</CardContent>
      </Card>
    </main>
  );
}

interface SubmitButtonProps {
  busy: boolean;
  busyLabel: string;
  children: ReactNode;
}

export function SubmitButton({ busy, busyLabel, children }: SubmitButtonProps) {
  return (
    <Button type="submit" size="lg" busy={busy}>
      {busy && <Spinner label="" />}
      {busy ? busyLabel : children}
    </Button>
  );
}

/** Sends somebody who is signed in, or just signed in, on to where they wanted to go, else to the dashboard. */
export function SignedOutOnly({ children }: { children: ReactNode }) {
  const { user } = useAuth();
  const { state } = useLocation();
  if (user) return <Navigate to={readReturnPath(state) ?? '/dashboard'} replace />;
  return <VisitorOnly>{children}</VisitorOnly>;
}
