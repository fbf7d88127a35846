/** The package brings no types: it exports the path of its binary. */
declare module "workerd" {
	const exported: { default: string };
	export default exported;
}
