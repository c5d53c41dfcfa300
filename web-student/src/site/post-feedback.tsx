export function PostFeedback({ slug }: { readonly slug: string }) {
  return (
    <section className="feedback" data-slug={slug} aria-label="Feedback" hidden>
      <p>Was this post helpful?</p>
      <div>
        <button type="button" value="true">
          Yes
        </button>
        <button type="button" value="false">
          No
        </button>
      </div>
      <p role="status" />
    </section>
  );
}
