export function PostTags({ tags }: { tags: string[] }) {
  return (
    <ul aria-label="Tags" className="flex flex-wrap gap-2">
      {tags.map((tag) => (
        <li
          key={tag}
          className="rounded-full bg-primary-soft px-2.5 py-0.5 text-xs font-medium text-link"
        >
          {tag}
        </li>
      ))}
    </ul>
  );
}
