/** In memory, where reading a blocked `sessionStorage` would break the framework. No quotes or angle brackets:
 * React escapes. */
const code =
	"try{sessionStorage.length}catch{const kept=new Map;Object.defineProperty(window,`sessionStorage`,{value:{getItem(key){return kept.get(key)??null},setItem(key,value){kept.set(key,value)},removeItem(key){kept.delete(key)}}})}";

export function StorageStandIn({ nonce }: { nonce: string | undefined }) {
	return (
		<script nonce={nonce} suppressHydrationWarning>
			{code}
		</script>
	);
}
