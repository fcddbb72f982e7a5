import { Article } from '../features/content/Article';
import { returnSections, returnSummary } from '../features/content/returnPolicy';
import { paths } from '../shared/config/paths';

export default function ReturnPolicyPage() {
  return (
    <Article
      title="Return & Refund Policy"
      path={paths.returnPolicy}
      description="How to return what you bought at Marigold Lane, free, and when the money is back."
      summary={returnSummary}
      sections={returnSections}
    />
  );
}
