export {
  type Body,
  Bucket,
  type BucketAnswer,
  BucketFault,
  type BucketOptions,
  type BucketRequest,
  faultOf,
} from './bucket';
export { type ListedFile, type Listing, readListing } from './read-listing';
export { hashOf } from './sign';
