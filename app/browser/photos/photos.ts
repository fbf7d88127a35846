import { shrinkPhotos } from "./shrink-photos.ts";

shrinkPhotos();
