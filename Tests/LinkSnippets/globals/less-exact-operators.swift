// Operators that take operands by a protocol, where the standard library takes them exactly
protocol Shown { var text: String { get } }
extension String: Shown { var text: String { self } }
extension Int: Shown { var text: String { "" } }
func + (a: String, b: any Shown) -> String { a + b.text }
func + (a: any Shown, b: String) -> String { a.text + b }
struct Row: Shown { var text: String { "[" + title + "]" }; var title = "" }
func use(_ a: String, _ n: Int, _ row: Row, _ shown: any Shown) {
  _ = a + a
  _ = "a" + a + "b"
  _ = a + n
  _ = n + a
  _ = a + row
  _ = row + "!"
  _ = shown + a
  _ = "a" + "b"
}
