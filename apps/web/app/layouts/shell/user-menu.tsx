import { useQuery } from '@tanstack/react-query';
import { LogOut, Settings, UserRound } from 'lucide-react';
import { Link } from 'react-router';
import { profileQuery } from '#app/account/profile.ts';
import { useUser } from '#app/account/session/auth-context.ts';
import { avatarLetter, displayName } from '#app/account/session/display-name.ts';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '#app/components/ui/dropdown-menu.tsx';
import { useLogOut } from './log-out.tsx';

export function UserMenu() {
  const user = useUser();
  // The profile page puts what it saved into the same place, so the new name shows at once.
  const { data: profile } = useQuery(profileQuery(user.id));

  const { logOut, question } = useLogOut();
  return (
    <>
      <DropdownMenu>
        <DropdownMenuTrigger className="flex size-10 cursor-pointer items-center justify-center rounded-full bg-primary font-semibold text-primary-foreground focus-ring">
          {/* Part of the name: whoever speaks to their computer says what they see. */}
          <span className="sr-only">User menu</span> {avatarLetter(user)}
        </DropdownMenuTrigger>
        <DropdownMenuContent align="end">
          <DropdownMenuLabel>
            <span className="block max-w-56 truncate font-medium">
              {displayName(user, profile)}
            </span>
            <span className="block max-w-56 truncate text-muted-foreground">{user.email}</span>
          </DropdownMenuLabel>
          <DropdownMenuSeparator />
          <DropdownMenuItem asChild>
            <Link to="/dashboard/profile">
              <UserRound aria-hidden="true" /> Profile
            </Link>
          </DropdownMenuItem>
          <DropdownMenuItem asChild>
            <Link to="/dashboard/settings">
              <Settings aria-hidden="true" /> Settings
            </Link>
          </DropdownMenuItem>
          <DropdownMenuSeparator />
          <DropdownMenuItem onSelect={() => void logOut()}>
            <LogOut aria-hidden="true" /> Log out
          </DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
      {question}
    </>
  );
}
