import { Article } from '../features/content/Article';
import { returnSections, returnSummary } from '../features/content/returnPolicy';
import { paths } from '../shared/config/paths';
import { t } from '../shared/i18n/t';

export default function ReturnPolicyPage() {
  return (
    <Article
      title={t('Return & Refund Policy')}
      path={paths.returnPolicy}
      description={t(
        'How to return what you bought at Marigold Lane, free, and when the money is back.',
      )}
      summary={returnSummary}
      sections={returnSections}
    />
  );
}
