/**
 * Lets a phone draw a page part by part (see `data-drawn` in site.css). Only a page that is come to anew and from its
 * top: going back, reloading and a link into the page lead to a place that is known by the height of all above it.
 * It stands in the page, before the stylesheet: what comes later would change a page that is already drawn.
 */
export const drawByParts = `<script>\
if(performance.getEntriesByType("navigation")[0]?.type==="navigate"&&!location.hash&&\
matchMedia("(width<30rem)").matches)document.documentElement.dataset.drawn="by-parts"\
</script>`;
