/**
 * Where a browser blocks storage, as Chromium does together with cookies, reading `sessionStorage` throws: the framework's
 * scripts would end the page in a failure. They get one that lasts as long as the page. Without quotes and angle
 * brackets, which React would escape.
 */
const code =
	"try{sessionStorage.length}catch{const kept=new Map;Object.defineProperty(window,`sessionStorage`,{value:{getItem(key){return kept.get(key)??null},setItem(key,value){kept.set(key,value)},removeItem(key){kept.delete(key)}}})}";

export function StorageStandIn({ nonce }: { nonce: string | undefined }) {
	return (
		<script nonce={nonce} suppressHydrationWarning>
			{code}
		</script>
	);
}
