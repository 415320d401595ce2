import { listPosts } from '#app/features/blog/posts.server.ts';
import { renderRss } from '#app/features/blog/render-rss.ts';

export const loader = () =>
  new Response(renderRss(listPosts()), {
    headers: { 'Content-Type': 'application/rss+xml; charset=utf-8' },
  });
