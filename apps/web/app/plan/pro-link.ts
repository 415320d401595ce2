import type { NoticeLink } from '#app/components/ui/notify.ts';

/** What a limit of the free plan leads to. It opens beside the page, which may hold unsaved pictures. */
export const PRO_LINK: NoticeLink = { label: 'See Pro', href: '/pro' };
