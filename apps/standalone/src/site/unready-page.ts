/**
 * The answer to a form that was submitted before its page had started (apps/web/app/components/ui/form.tsx). It has no
 * scripts, repeats nothing of what was sent, and links back to the same URL.
 */
export const UNREADY_PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>The page was still loading</title>
    <style>
      :root { color-scheme: light dark }
      body { font-family: system-ui, sans-serif; line-height: 1.5; max-width: 32rem; margin: 4rem auto; padding: 0 1rem }
    </style>
  </head>
  <body>
    <h1>The page was still loading</h1>
    <p>What you typed was not read and is not kept. Please <a href="">open the page again</a> and wait until it has loaded.</p>
  </body>
</html>
`;
