import { moment } from '../core/text/words.ts';
import { callsOf, defineCapability } from '../core/capability.ts';
import * as adminContract from './admin-contract.ts';
import { blogFeedbackStream } from './blog-feedback.ts';
import { contentFileStream } from './content-file.ts';
import * as fileContract from './file-contract.ts';
import { contentDocumentStream } from './content-document.ts';
import * as contract from './contract.ts';
import * as homeContract from './home-contract.ts';
import { addressOf, titleOf } from './document.ts';

export const content = defineCapability({
  name: 'content',
  streams: [blogFeedbackStream, contentDocumentStream, contentFileStream],
  calls: callsOf(contract, homeContract, fileContract, adminContract),
  rejections: {
    content_not_found: 404,
    content_exists: 409,
    content_changed: 409,
    content_has_problems: 422,
  },
  descriptions: {
    BlogFeedbackGiven: ({ slug, isHelpful }) =>
      `Found the post "${slug}" ${isHelpful ? 'helpful' : 'not helpful'}`,
    ContentDraftSaved: ({ documentId, revision, body, reason }) =>
      `Saved revision ${revision} of "${titleOf(body)}" (${documentId}): ${reason}`,
    ContentPublished: ({ documentId, revision, publishAt, at, reason }) =>
      publishAt > at
        ? `Scheduled revision ${revision} of ${documentId} for ${moment(publishAt)}: ${reason}`
        : `Published revision ${revision} of ${documentId} at ${addressOf(documentId)}: ${reason}`,
    ContentPublicationCancelled: ({ documentId, reason }) =>
      `Cancelled the scheduled publication of ${documentId}: ${reason}`,
    ContentFileUploaded: ({ fileId, bytes }) => `Uploaded ${fileId} for the site, ${bytes} bytes`,
    ContentWithdrawn: ({ documentId, reason }) => `Withdrew ${documentId} from the site: ${reason}`,
  },
});
