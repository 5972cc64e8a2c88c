/** Site icon: a tree of three nodes. */
export function BrandMark() {
  return (
    <svg width="24" height="24" viewBox="0 0 24 24" className="icon" aria-hidden>
      <path d="M12 8v4m-6 4v-4h12v4" />
      <circle cx="12" cy="5" r="3" />
      <circle cx="6" cy="19" r="3" />
      <circle cx="18" cy="19" r="3" />
    </svg>
  );
}
