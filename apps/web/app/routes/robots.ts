import { renderRobots } from '#app/features/sitemap/render-sitemap.ts';

export const loader = () =>
  new Response(renderRobots(), { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
