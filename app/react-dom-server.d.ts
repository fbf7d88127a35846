/** React's web-stream renderer, which workerd and Node both run; its types are those of react-dom/server. */
declare module "react-dom/server.browser" {
	export { renderToReadableStream } from "react-dom/server";
}
