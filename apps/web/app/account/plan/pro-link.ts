import type { NoticeLink } from '#app/components/ui/notify.ts';

/** The link beside a limit of the free plan. It opens a new tab, because the page may hold unsaved pictures. */
export const PRO_LINK: NoticeLink = { label: 'See Pro', href: '/pro' };
