import { Building2, Check, Mail, Phone } from 'lucide-react';

/** The contact the card becomes, in the look of the product's own contact cards. */
export function SceneContact() {
  return (
    <div aria-hidden="true" className="scene-contact">
      <div className="flex items-center gap-3">
        <span className="flex size-10 items-center justify-center rounded-full bg-primary font-semibold text-primary-foreground">
          M
        </span>
        <div className="min-w-0 flex-1">
          <p className="scene-row font-display leading-tight font-semibold">Mara Lindqvist</p>
          <p className="scene-row text-sm text-muted-foreground">Head of Product</p>
        </div>
        <span className="scene-row flex size-6 items-center justify-center rounded-full bg-success-soft text-success">
          <Check className="size-4" />
        </span>
      </div>
      <div className="mt-3 flex flex-col gap-2 text-sm">
        <p className="scene-row flex items-center gap-2.5">
          <Building2 className="size-4 text-muted-foreground" /> Northwind Labs AB
        </p>
        <p className="scene-row flex items-center gap-2.5">
          <Mail className="size-4 text-muted-foreground" /> mara@northwind.example
        </p>
        <p className="scene-row flex items-center gap-2.5">
          <Phone className="size-4 text-muted-foreground" /> +46 8 555 010 20
        </p>
      </div>
      <p className="scene-row mt-3 flex flex-wrap gap-1.5 text-xs font-medium">
        <span className="rounded-full bg-primary-soft px-2 py-0.5 text-link">Technology</span>
        <span className="rounded-full bg-secondary px-2 py-0.5">#product</span>
        <span className="rounded-full bg-secondary px-2 py-0.5">#stockholm</span>
      </p>
    </div>
  );
}
